import { registerEnumType } from 'type-graphql';

export const PlaceKind = { CITY: 'CITY', COUNTY: 'COUNTY', ZIP: 'ZIP' } as const;
export type PlaceKind = keyof typeof PlaceKind;
registerEnumType(PlaceKind, {
  name: 'PlaceKind',
  description: 'Kind of place.',
  valuesConfig: {
    CITY: { description: 'A city, under one canonical spelling.' },
    COUNTY: { description: 'One of the 254 counties of Texas, by the comptroller’s code.' },
    ZIP: { description: 'A five-digit ZIP code.' },
  },
});
