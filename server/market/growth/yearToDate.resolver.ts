import { Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import { BrandHeadline } from '../brands/brandHeadline.type.ts';
import type { MarketContext } from '../context.ts';
import { yearToDateOf, type YearToDateSums } from '../headline.ts';
import { yearOf } from '../../platform/lib/month.ts';
import { YEAR_TO_DATE, YearToDate } from '../yearToDate.type.ts';
import { AlcoholPlaceHeadline, LodgingPlaceHeadline } from '../places/placeHeadline.type.ts';
import { TrialPlaceHeadline } from '../trial/trialPlace.type.ts';
import type { AlikeProduct } from './alike.sql.ts';
import type { GrowthScope } from './growth.loader.ts';

type Headline = GrowthScope & { month: string; nearest: YearToDateSums | null };

/** The comparison of a year to date, loaded only if there is one. */
function withYearToDate(type: ClassType<Headline>, product: AlikeProduct): ClassType {
  @Resolver(() => type)
  class WithYearToDate {
    @FieldResolver(() => YearToDate, { nullable: true, description: YEAR_TO_DATE })
    async yearToDate(
      @Root() { kind, key, month, nearest }: Headline,
      @Ctx() { loaders }: MarketContext,
    ): Promise<YearToDate | null> {
      if (nearest === null) return null;
      const { months, comparedYear } = nearest;
      if (comparedYear === null) return yearToDateOf(nearest, null);
      const years = yearOf(month) - comparedYear;
      return yearToDateOf(nearest, await loaders.growth.alike.load({ product, kind, key, months, years }));
    }
  }
  return WithYearToDate;
}

export const yearToDateResolvers = [
  withYearToDate(LodgingPlaceHeadline, 'hotel'),
  withYearToDate(TrialPlaceHeadline, 'hotel'),
  withYearToDate(BrandHeadline, 'hotel'),
  withYearToDate(AlcoholPlaceHeadline, 'beverage'),
];
