import { Field, InputType, registerEnumType } from 'type-graphql';
import { IntRange, MonthRange, StringFilter } from '../../platform/lib/filters.ts';

@InputType('HotelFilter', { description: 'Which hotels. All conditions must hold.' })
export class HotelFilter {
  @Field(() => StringFilter, { nullable: true, description: 'City, in any known spelling.' })
  city?: StringFilter | null;

  @Field(() => StringFilter, { nullable: true, description: 'County, by name or code.' })
  county?: StringFilter | null;

  @Field(() => StringFilter, { nullable: true, description: 'ZIP code.' })
  zip?: StringFilter | null;

  @Field(() => IntRange, { nullable: true, description: 'Rooms for rent.' })
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
  description: 'Orders of hotels.',
  valuesConfig: {
    NAME_ASC: { description: 'By name.' },
    NAME_DESC: { description: 'By name, backwards.' },
    ROOM_CAPACITY_ASC: { description: 'Fewest rooms first; unknown counts as none.' },
    ROOM_CAPACITY_DESC: { description: 'Most rooms first; unknown counts as none.' },
  },
});

@InputType('HotelFilingFilter', {
  description: 'Which filings. All conditions must hold; narrow by `taxpayerNumber` or `month` at least.',
})
export class HotelFilingFilter {
  @Field(() => StringFilter, { nullable: true, description: 'Taxpayer’s number.' })
  taxpayerNumber?: StringFilter | null;

  @Field(() => StringFilter, { nullable: true, description: 'City, in any known spelling.' })
  city?: StringFilter | null;

  @Field(() => StringFilter, { nullable: true, description: 'County, by name or code.' })
  county?: StringFilter | null;

  @Field(() => StringFilter, { nullable: true, description: 'ZIP code.' })
  zip?: StringFilter | null;

  @Field(() => MonthRange, { nullable: true, description: 'Month in which the period ends.' })
  month?: MonthRange | null;
}

export const HotelFilingOrder = { PERIOD_ASC: 'PERIOD_ASC', PERIOD_DESC: 'PERIOD_DESC' } as const;
export type HotelFilingOrder = keyof typeof HotelFilingOrder;
registerEnumType(HotelFilingOrder, {
  name: 'HotelFilingOrder',
  description: 'Orders of filings.',
  valuesConfig: {
    PERIOD_ASC: { description: 'Oldest period first.' },
    PERIOD_DESC: { description: 'Latest period first.' },
  },
});
