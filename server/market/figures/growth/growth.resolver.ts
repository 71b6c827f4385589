import { Args, Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import { Brand, ParentCompany } from '../../brands/brand.type.ts';
import type { MarketContext } from '../../context.ts';
import { Place } from '../../places/place.type.ts';
import { asOfRelease } from '../../releases/asOf.ts';
import { MonthsAsOfArgs } from '../../releases/figuresAsOf.args.ts';
import { orManyAsOf } from '../../releases/monthsAsOf.ts';
import { growthPeriod } from './growth.ts';
import type { GrowthScope } from './growth.loader.ts';
import { ReceiptsGrowth } from './growth.type.ts';
import { reading, work } from '../../../platform/lib/cost.ts';
import { loadersAsOf } from '../../../platform/lib/rowLoader.ts';

const WHAT =
  'Change of room receipts against the year before, by reason. The later period is `from` to `to`, at most ' +
  '12 months; by default the 12 months up to the latest published month. Null if no month is published in ' +
  'both years, or if neither has receipts.';

function withGrowth<Owner extends object>(
  type: ClassType<Owner>,
  scopeOf: (owner: Owner) => GrowthScope,
): ClassType {
  @Resolver(() => type)
  class WithGrowth {
    @FieldResolver(() => ReceiptsGrowth, {
      complexity: orManyAsOf(work(reading.growth)),
      nullable: true,
      description: WHAT,
    })
    async growth(
      @Root() owner: Owner,
      @Ctx() context: MarketContext,
      @Args(() => MonthsAsOfArgs) { asOf, ...range }: MonthsAsOfArgs,
    ): Promise<ReceiptsGrowth | null> {
      const release = await asOfRelease(context, 'hotel', asOf);
      const { growth, latestMonth } = loadersAsOf(context.loaders.growth, release);
      const latest = await latestMonth();
      if (latest === null) return null;
      return growth.load({ ...scopeOf(owner), ...growthPeriod(range, latest) });
    }
  }
  return WithGrowth;
}

export const growthResolvers = [
  withGrowth(Brand, ({ brandId }) => ({ kind: 'BRAND', key: String(brandId) })),
  withGrowth(ParentCompany, ({ parentCompanyId }) => ({
    kind: 'PARENT_COMPANY',
    key: String(parentCompanyId),
  })),
  withGrowth(Place, ({ kind, key }) => ({ kind, key })),
];
