import { Ctx, FieldResolver, Int, Resolver, Root, type ClassType } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { Rank } from '../figures.type.ts';
import { loaded } from '../../platform/lib/loaded.ts';
import type { RowLoader } from '../../platform/lib/rowLoader.ts';
import { alcoholHeadline, lodgingHeadline } from './placeHeadline.rules.ts';
import { AlcoholPlaceHeadline, LodgingPlaceHeadline, standingFields } from './placeHeadline.type.ts';
import type { PlaceStanding, StandingKey } from './placeStanding.ts';
import { Place } from './place.type.ts';
import { reading, work } from '../../platform/lib/cost.ts';

@Resolver(() => Place)
export class PlaceHeadlineResolver {
  @FieldResolver(() => LodgingPlaceHeadline, {
    complexity: work(reading.allMonths + reading.standing),
    nullable: true,
    description: 'Key lodging figures of the latest month; null if there are no months with figures.',
  })
  async lodgingHeadline(
    @Root() { kind, key }: Place,
    @Ctx() { loaders }: MarketContext,
  ): Promise<LodgingPlaceHeadline | null> {
    const months = await loaders.places.lodgingMonths.load({ kind, key, from: null, to: null });
    const figures = lodgingHeadline(months);
    return figures && { ...figures, kind, key };
  }

  @FieldResolver(() => AlcoholPlaceHeadline, {
    complexity: work(reading.allMonths + reading.standing),
    nullable: true,
    description: 'Key mixed beverage figures of the latest month; null if there are no months with figures.',
  })
  async alcoholHeadline(
    @Root() { kind, key }: Place,
    @Ctx() { loaders }: MarketContext,
  ): Promise<AlcoholPlaceHeadline | null> {
    const months = await loaders.places.alcoholMonths.load({ kind, key, from: null, to: null });
    const figures = alcoholHeadline(months);
    return figures && { ...figures, kind, key };
  }
}

type Headline = StandingKey & { properties: number };

type LoaderOf = (context: MarketContext) => RowLoader<StandingKey, PlaceStanding>;

function standingOf(
  loaderOf: LoaderOf,
  { kind, key, month }: Headline,
  context: MarketContext,
): Promise<PlaceStanding> {
  return loaded(loaderOf(context).load({ kind, key, month }), 'A place');
}

/** Ranks of a place, its main county, and how many of its properties have filed. */
export function withRanks(type: ClassType<Headline>, loaderOf: LoaderOf): ClassType {
  @Resolver(() => type)
  class WithRanks {
    @FieldResolver(() => Int, standingFields.propertiesExpected)
    async propertiesExpected(@Root() headline: Headline, @Ctx() context: MarketContext): Promise<number> {
      return headline.properties + (await standingOf(loaderOf, headline, context)).missing;
    }

    @FieldResolver(() => Rank, standingFields.stateRank)
    async stateRank(@Root() headline: Headline, @Ctx() context: MarketContext): Promise<Rank | null> {
      return (await standingOf(loaderOf, headline, context)).state;
    }

    @FieldResolver(() => Rank, standingFields.countyRank)
    async countyRank(@Root() headline: Headline, @Ctx() context: MarketContext): Promise<Rank | null> {
      return (await standingOf(loaderOf, headline, context)).county;
    }

    @FieldResolver(() => String, standingFields.mainCountyName)
    async mainCountyName(@Root() headline: Headline, @Ctx() context: MarketContext): Promise<string | null> {
      return (await standingOf(loaderOf, headline, context)).mainCounty?.name ?? null;
    }
  }
  return WithRanks;
}

function withCounty(type: ClassType<Headline>, loaderOf: LoaderOf): ClassType {
  @Resolver(() => type)
  class WithCounty {
    @FieldResolver(() => Place, {
      nullable: true,
      description:
        'Cities only: county with the largest part of the city’s receipts of the last 12 months. Null for other ' +
        'places.',
    })
    async mainCounty(@Root() headline: Headline, @Ctx() context: MarketContext): Promise<Place | null> {
      return (await standingOf(loaderOf, headline, context)).mainCounty;
    }
  }
  return WithCounty;
}

const lodging: LoaderOf = ({ loaders }) => loaders.places.lodgingStanding;
const alcohol: LoaderOf = ({ loaders }) => loaders.places.alcoholStanding;

/** Ranks and coverage, the fields that both taxes' headlines share. */
export const placeStandingResolvers = [
  withRanks(LodgingPlaceHeadline, lodging),
  withCounty(LodgingPlaceHeadline, lodging),
  withRanks(AlcoholPlaceHeadline, alcohol),
  withCounty(AlcoholPlaceHeadline, alcohol),
];
