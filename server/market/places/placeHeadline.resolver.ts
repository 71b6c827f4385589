import { Args, Ctx, FieldResolver, Int, Resolver, Root, type ClassType } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import type { Product } from '../enums.ts';
import { Rank } from '../figures/figures.type.ts';
import type { Month } from '../../platform/lib/month.ts';
import { asOfRelease } from '../releases/asOf.ts';
import { FiguresAsOfArgs } from '../releases/figuresAsOf.args.ts';
import { orManyAsOf } from '../releases/monthsAsOf.ts';
import { isAfterLatest, latestMonthBy } from '../releases/latestMonth.ts';
import { pastHeadline } from '../releases/pastHeadline.ts';
import { upToLatest } from '../releases/upToLatest.ts';
import { loaded } from '../../platform/lib/loaded.ts';
import { alcoholHeadline, lodgingHeadline } from './placeHeadline.rules.ts';
import {
  AlcoholPlaceHeadline,
  LodgingPlaceHeadline,
  standingFields,
  type LodgingHeadlineFigures,
} from './placeHeadline.type.ts';
import type { PlaceKey } from './placeRows.ts';
import type { PlaceStanding, StandingKey } from './placeStanding.ts';
import { Place } from './place.type.ts';
import { reading, work } from '../../platform/lib/cost.ts';
import { loadersAsOf } from '../../platform/lib/rowLoader.ts';

/** The latest months, and less of others: coverage, or the year that a year to date is compared with. */
const PAST_READINGS = 2;

@Resolver(() => Place)
export class PlaceHeadlineResolver {
  @FieldResolver(() => LodgingPlaceHeadline, {
    complexity: orManyAsOf(work(reading.allMonths + reading.standing), PAST_READINGS),
    nullable: true,
    description: 'Key lodging figures of the latest month; null if there are no months with figures.',
  })
  async lodgingHeadline(
    @Root() { kind, key }: Place,
    @Ctx() context: MarketContext,
    @Args(() => FiguresAsOfArgs) args: FiguresAsOfArgs,
  ): Promise<LodgingPlaceHeadline | null> {
    const asOf = await asOfRelease(context, 'hotel', args.asOf);
    const figures = await lodgingFigures(context, { kind, key }, asOf);
    return figures && { ...figures, kind, key, asOf };
  }

  @FieldResolver(() => AlcoholPlaceHeadline, {
    complexity: orManyAsOf(work(reading.allMonths + reading.standing), PAST_READINGS),
    nullable: true,
    description: 'Key mixed beverage figures of the latest month; null if there are no months with figures.',
  })
  async alcoholHeadline(
    @Root() { kind, key }: Place,
    @Ctx() context: MarketContext,
    @Args(() => FiguresAsOfArgs) args: FiguresAsOfArgs,
  ): Promise<AlcoholPlaceHeadline | null> {
    const { places, releases } = context.loaders;
    const asOf = await asOfRelease(context, 'beverage', args.asOf);
    const range = { kind, key, from: null, to: null };
    const all = loadersAsOf(places, asOf).alcoholMonths.load(range);
    const latest = latestMonthBy(releases, 'BEVERAGE', asOf);
    const figures = alcoholHeadline(upToLatest(...(await Promise.all([all, latest]))));
    return figures && { ...figures, kind, key, asOf };
  }
}

async function lodgingFigures(
  { loaders }: MarketContext,
  place: PlaceKey,
  asOf: number | null,
): Promise<LodgingHeadlineFigures | null> {
  const latest = (): Promise<Month | null> => latestMonthBy(loaders.releases, 'HOTEL', asOf);
  if (asOf === null) {
    const all = loaders.places.lodgingMonths.load({ ...place, from: null, to: null });
    return lodgingHeadline(upToLatest(...(await Promise.all([all, latest()]))));
  }
  const past = {
    latest,
    filed: () => loaders.hotels.asOf(asOf).monthsFiled(place.kind, place.key),
    read: (from: Month, to: Month) => loaders.places.asOf(asOf).lodgingMonths.load({ ...place, from, to }),
  };
  return pastHeadline(past, lodgingHeadline);
}

type Headline = StandingKey & { properties: number; asOf?: number | null };

/** Statement for the standing of a place, now or as of a release. */
type StandingOf = (
  context: MarketContext,
  key: StandingKey,
  asOf: number | null,
) => Promise<PlaceStanding | null>;

function standingOf(
  find: StandingOf,
  { kind, key, month, asOf = null }: Headline,
  context: MarketContext,
): Promise<PlaceStanding> {
  return loaded(find(context, { kind, key, month }, asOf), 'A place');
}

/** Ranks of a place, its main county, and how many of its properties have filed. */
export function withRanks(type: ClassType<Headline>, find: StandingOf, product: Product): ClassType {
  const isRanked = async (
    { month, asOf: release = null }: Headline,
    context: MarketContext,
  ): Promise<boolean> => !(await isAfterLatest(context.loaders.releases, product, { month, release }));
  @Resolver(() => type)
  class WithRanks {
    @FieldResolver(() => Int, standingFields.propertiesExpected)
    async propertiesExpected(@Root() headline: Headline, @Ctx() context: MarketContext): Promise<number> {
      return headline.properties + (await standingOf(find, headline, context)).missing;
    }

    @FieldResolver(() => Rank, standingFields.stateRank)
    async stateRank(@Root() headline: Headline, @Ctx() context: MarketContext): Promise<Rank | null> {
      return (await isRanked(headline, context)) ? (await standingOf(find, headline, context)).state : null;
    }

    @FieldResolver(() => Rank, standingFields.countyRank)
    async countyRank(@Root() headline: Headline, @Ctx() context: MarketContext): Promise<Rank | null> {
      return (await isRanked(headline, context)) ? (await standingOf(find, headline, context)).county : null;
    }

    @FieldResolver(() => String, standingFields.mainCountyName)
    async mainCountyName(@Root() headline: Headline, @Ctx() context: MarketContext): Promise<string | null> {
      return (await standingOf(find, headline, context)).mainCounty?.name ?? null;
    }
  }
  return WithRanks;
}

function withCounty(type: ClassType<Headline>, find: StandingOf): ClassType {
  @Resolver(() => type)
  class WithCounty {
    @FieldResolver(() => Place, {
      nullable: true,
      description:
        'Cities only: county with the largest part of the city’s receipts of the last 12 months. Null for other ' +
        'places.',
    })
    async mainCounty(@Root() headline: Headline, @Ctx() context: MarketContext): Promise<Place | null> {
      return (await standingOf(find, headline, context)).mainCounty;
    }
  }
  return WithCounty;
}

export const lodgingStanding: StandingOf = ({ loaders: { places } }, key, asOf) =>
  loadersAsOf(places, asOf).lodgingStanding.load(key);
const alcoholStanding: StandingOf = ({ loaders: { places } }, key, asOf) =>
  loadersAsOf(places, asOf).alcoholStanding.load(key);

/** Ranks and coverage, the fields that both taxes' headlines share. */
export const placeStandingResolvers = [
  withRanks(LodgingPlaceHeadline, lodgingStanding, 'HOTEL'),
  withCounty(LodgingPlaceHeadline, lodgingStanding),
  withRanks(AlcoholPlaceHeadline, alcoholStanding, 'BEVERAGE'),
  withCounty(AlcoholPlaceHeadline, alcoholStanding),
];
