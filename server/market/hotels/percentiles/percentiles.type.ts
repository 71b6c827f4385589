import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Place } from '../../places/place.type.ts';
import { IS_INCOMPLETE } from '../../releases/publishedMonth.type.ts';
import { MonthScalar, UsdScalar } from '../../../platform/lib/scalars.ts';
import { MOST_PARTIAL } from '../../premises/responsibleDays.ts';
import { valuesOf } from '../../../platform/lib/cost.ts';

/** Below this number of hotels with figures, a percentile would name a few hotels rather than a market. */
export const FEWEST_HOTELS = 10;
export const FEWEST_ROOMS = 10;

export const PercentileFigure = { REVPAR: 'REVPAR', ROOM_RECEIPTS: 'ROOM_RECEIPTS' } as const;
export type PercentileFigure = (typeof PercentileFigure)[keyof typeof PercentileFigure];
registerEnumType(PercentileFigure, {
  name: 'PercentileFigure',
  description: 'Figure by which the hotels of a place are compared.',
  valuesConfig: {
    REVPAR: {
      description:
        'Receipts per available room-night, of hotels with at least 10 rooms that count, as in lists by RevPAR.',
    },
    ROOM_RECEIPTS: { description: 'Room receipts that count, of every hotel but marketplaces.' },
  },
});

export const PercentilePeriod = { MONTH: 'MONTH', TTM: 'TTM' } as const;
export type PercentilePeriod = (typeof PercentilePeriod)[keyof typeof PercentilePeriod];
registerEnumType(PercentilePeriod, {
  name: 'PercentilePeriod',
  description: 'Months that hotels are compared over.',
  valuesConfig: {
    MONTH: { description: 'Only the month: every hotel with a figure for it.' },
    TTM: { description: 'The 12 months that end with the month: hotels with figures for all 12.' },
  },
});

const OF = 'of the hotels have at most this, US dollars.';

@ObjectType('PercentileSpread', {
  description: 'Percentiles of a figure among the hotels of a place, interpolated between two hotels.',
  simpleResolvers: true,
})
export class PercentileSpread {
  @Field(() => UsdScalar, { description: `5% ${OF}` })
  p5!: number;

  @Field(() => UsdScalar, { description: `25% ${OF}` })
  p25!: number;

  @Field(() => UsdScalar, { description: `Median: 50% ${OF}` })
  p50!: number;

  @Field(() => UsdScalar, { description: `75% ${OF}` })
  p75!: number;

  @Field(() => UsdScalar, { description: `95% ${OF}` })
  p95!: number;
}

@ObjectType('PercentileBand', {
  description: 'A hotel’s standing among the hotels of a place by one figure.',
  simpleResolvers: true,
})
export class PercentileBand {
  @Field(() => PercentileFigure, { description: 'Figure that is compared.' })
  figure!: PercentileFigure;

  @Field(() => PercentilePeriod, { description: 'Months that the figure covers.' })
  period!: PercentilePeriod;

  @Field(() => UsdScalar, {
    nullable: true,
    description:
      'The hotel’s own figure, US dollars; null if it is not compared, because it has no such figure or fewer than ' +
      '10 rooms that count.',
  })
  value!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Percent of the other hotels whose figure is lower, rounded down, 0 to 100; null if the hotel is not compared ' +
      'or fewer than 10 hotels are. By room receipts, hotels with $0 are not compared.',
  })
  percentile!: number | null;

  @Field(() => Int, { description: 'Number of hotels compared, the hotel itself included if it is.' })
  of!: number;

  @Field(() => PercentileSpread, {
    nullable: true,
    description: 'Figures of the hotels compared; null if there are fewer than 10.',
  })
  spread!: PercentileSpread | null;
}

const MOST_BANDS = 4;
export const MOST_PLACES = 3;

@ObjectType('HotelPercentiles', {
  description:
    'A hotel’s standing among the hotels of its city, county or ZIP code: those that count toward the place, as in ' +
    'ranks. Doubtful receipts count with what counts, doubtful and idle rooms not at all. A hotel that was sold ' +
    'counts once, with the months of all its owners. Source: hotel occupancy tax receipts of the Texas comptroller.',
  simpleResolvers: true,
})
export class HotelPercentiles {
  @Field(() => Place, {
    description: 'The city, county or ZIP code that the hotel’s latest month counts toward.',
  })
  place!: Place;

  @Field(() => MonthScalar, { description: 'Latest month of the hotel, with which the 12 months end.' })
  month!: string;

  @Field(() => Boolean, { description: IS_INCOMPLETE })
  isIncomplete!: boolean;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(MOST_PARTIAL),
    description:
      'Those of the 12 months that the hotel’s responsibility began or ended within: its receipts are of a part of the ' +
      'month, while RevPAR divides by all of its days. Not those that its owners had all days of together. Usually empty; ' +
      'those of the other hotels are not stated.',
  })
  partialMonths!: string[];

  @Field(() => [PercentileBand], {
    complexity: valuesOf(MOST_BANDS),
    description: 'RevPAR and room receipts, each of the month and of the 12 months.',
  })
  bands!: PercentileBand[];
}
