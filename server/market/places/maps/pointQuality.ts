import { registerEnumType } from 'type-graphql';

export const PointQuality = { EXACT: 'EXACT', SIMILAR: 'SIMILAR' } as const;
export type PointQuality = keyof typeof PointQuality;
registerEnumType(PointQuality, {
  name: 'PointQuality',
  description: 'Match of an address with the one that a geocoder knows.',
  valuesConfig: {
    EXACT: { description: 'The geocoder knows the address as it is.' },
    SIMILAR: {
      description:
        'The geocoder knows an address at the same house number and ZIP code, or places it between two others.',
    },
  },
});
