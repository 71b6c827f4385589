import { Field, InputType, registerEnumType } from 'type-graphql';
import { IntRange } from '../../platform/lib/filters.ts';
import { FilingConditions, PlaceConditions } from '../propertyFilters.type.ts';

@InputType('HotelFilter', { description: 'Filter for hotels. All conditions must hold.' })
export class HotelFilter extends PlaceConditions {
  @Field(() => IntRange, { nullable: true, description: 'Rooms for rent, as last filed.' })
  roomCapacity?: IntRange | null;
}

export const HotelOrder = {
  NAME_ASC: 'NAME_ASC',
  NAME_DESC: 'NAME_DESC',
  ROOM_CAPACITY_ASC: 'ROOM_CAPACITY_ASC',
  ROOM_CAPACITY_DESC: 'ROOM_CAPACITY_DESC',
} as const;
export type HotelOrder = keyof typeof HotelOrder;
registerEnumType(HotelOrder, {
  name: 'HotelOrder',
  description: 'Sort orders of hotels.',
  valuesConfig: {
    NAME_ASC: { description: 'By name, A to Z.' },
    NAME_DESC: { description: 'By name, Z to A.' },
    ROOM_CAPACITY_ASC: { description: 'Fewest rooms first; unknown counts as 0.' },
    ROOM_CAPACITY_DESC: { description: 'Most rooms first; unknown counts as 0.' },
  },
});

@InputType('HotelFilingFilter', {
  description:
    'Filter for filings. All conditions must hold; at least one of `taxpayerNumber` and `month` is required.',
})
export class HotelFilingFilter extends FilingConditions {}

export const HotelFilingOrder = { PERIOD_ASC: 'PERIOD_ASC', PERIOD_DESC: 'PERIOD_DESC' } as const;
export type HotelFilingOrder = keyof typeof HotelFilingOrder;
registerEnumType(HotelFilingOrder, {
  name: 'HotelFilingOrder',
  description: 'Sort orders of filings.',
  valuesConfig: {
    PERIOD_ASC: { description: 'Oldest period first.' },
    PERIOD_DESC: { description: 'Latest period first.' },
  },
});
