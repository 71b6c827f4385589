import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import { asksOf } from '../../../platform/lib/maySelect.ts';
import type { MarketContext } from '../../context.ts';
import { BrandRankingArgs, PlaceRankingArgs, PropertyRankingArgs } from './ranking.args.ts';
import { ranking } from './ranking.ts';
import { rankingCost } from './rankingCost.ts';
import { Ranking } from './ranking.type.ts';
import { RankedSubject, RankingRow } from './rankingRow.type.ts';
import { subjectOf } from './rankedSubject.ts';

const RANKED = `A ranking reads the published months of a period; \`note\` says what it leaves out.`;

/** Figures that are made of more than the receipts and the set of months. */
const DETAILS = ['taxableReceipts', 'revpar', 'exemptShare', 'rooms'];

function hasDetails(info: GraphQLResolveInfo): boolean {
  return asksOf(info)(DETAILS);
}

@Resolver()
export class RankingResolver {
  @Query(() => Ranking, {
    complexity: rankingCost,
    description: `Cities, counties or ZIP codes in order of a figure. ${RANKED}`,
  })
  rankPlaces(
    @Ctx() context: MarketContext,
    @Args(() => PlaceRankingArgs) { product, kind, ...args }: PlaceRankingArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Ranking> {
    return ranking(context, { product, kind, hasDetails: hasDetails(info) }, args);
  }

  @Query(() => Ranking, {
    complexity: rankingCost,
    description: `Hotels or bars in order of a figure, without marketplaces. ${RANKED}`,
  })
  rankProperties(
    @Ctx() context: MarketContext,
    @Args(() => PropertyRankingArgs) { product, ...args }: PropertyRankingArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Ranking> {
    return ranking(context, { product, kind: 'PROPERTY', hasDetails: hasDetails(info) }, args);
  }

  @Query(() => Ranking, {
    complexity: rankingCost,
    description: `Hotel brands, or the companies that own them, in order of a figure. ${RANKED}`,
  })
  rankBrands(
    @Ctx() context: MarketContext,
    @Args(() => BrandRankingArgs) { groupBy, ...args }: BrandRankingArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Ranking> {
    return ranking(context, { product: 'HOTEL', kind: groupBy, hasDetails: hasDetails(info) }, args);
  }

  @Query(() => Ranking, {
    complexity: rankingCost,
    description: `Taxpayers in order of a figure of all their hotels or bars, without marketplaces. ${RANKED}`,
  })
  rankOwners(
    @Ctx() context: MarketContext,
    @Args(() => PropertyRankingArgs) { product, ...args }: PropertyRankingArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Ranking> {
    return ranking(context, { product, kind: 'OWNER', hasDetails: hasDetails(info) }, args);
  }
}

@Resolver(() => RankingRow)
export class RankingRowResolver {
  @FieldResolver(() => RankedSubject, {
    description: 'The place, hotel, bar, brand, company or owner that is ranked.',
  })
  subject(@Root() row: RankingRow, @Ctx() { loaders }: MarketContext): Promise<typeof RankedSubject> {
    return subjectOf(row, loaders);
  }
}
