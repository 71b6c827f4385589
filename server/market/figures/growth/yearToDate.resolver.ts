import { productNames } from '../../enums.ts';
import { Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import { BrandHeadline } from '../../brands/brandHeadline.type.ts';
import type { MarketContext } from '../../context.ts';
import { yearToDateOf, type YearToDateSums } from '../headline.ts';
import { yearOf } from '../../../platform/lib/month.ts';
import { loadersAsOf } from '../../../platform/lib/rowLoader.ts';
import { YEAR_TO_DATE, YearToDate } from '../yearToDate.type.ts';
import { AlcoholPlaceHeadline, LodgingPlaceHeadline } from '../../places/placeHeadline.type.ts';
import { TrialPlaceHeadline } from '../../search/trial/trialPlace.type.ts';
import { OwnerHeadline } from '../../hotels/owners/ownerMonth.type.ts';
import type { AlikeScopeKind } from './alike.sql.ts';
import type { ProductName } from '../../productName.rules.ts';

interface Headline {
  kind: AlikeScopeKind;
  key: string;
  month: string;
  nearest: YearToDateSums | null;
  /** The number of the release that the headline is as of; null for now. */
  asOf?: number | null;
}

/** The comparison of a year to date, loaded only if there is one. */
function withYearToDate<Of extends Headline>(
  type: ClassType<Of>,
  productOf: (of: Of) => ProductName,
): ClassType {
  @Resolver(() => type)
  class WithYearToDate {
    @FieldResolver(() => YearToDate, { nullable: true, description: YEAR_TO_DATE })
    async yearToDate(@Root() headline: Of, @Ctx() { loaders }: MarketContext): Promise<YearToDate | null> {
      const { kind, key, month, nearest, asOf = null } = headline;
      if (nearest === null) return null;
      const { months, comparedYear } = nearest;
      if (comparedYear === null) return yearToDateOf(nearest, null);
      const years = yearOf(month) - comparedYear;
      const asked = { product: productOf(headline), kind, key, months, years };
      return yearToDateOf(nearest, await loadersAsOf(loaders.growth, asOf).alike.load(asked));
    }
  }
  return WithYearToDate;
}

export const yearToDateResolvers = [
  withYearToDate(LodgingPlaceHeadline, () => 'hotel'),
  withYearToDate(TrialPlaceHeadline, () => 'hotel'),
  withYearToDate(BrandHeadline, () => 'hotel'),
  withYearToDate(AlcoholPlaceHeadline, () => 'beverage'),
  withYearToDate(OwnerHeadline, ({ product }) => productNames[product]),
];
