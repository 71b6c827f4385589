import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { requireViewer } from '../../platform/viewer.ts';
import { Brand } from '../brands/brand.type.ts';
import type { MarketContext } from '../context.ts';
import { largest, listOf } from '../../platform/lib/cost.ts';
import { orRefusal } from '../../platform/lib/fieldErrors.ts';
import { fetchPage } from '../../platform/lib/list.ts';
import { loaded } from '../../platform/lib/loaded.ts';
import type { Page } from '../../platform/lib/page.ts';
import { doubtEffect } from './doubtEffect.ts';
import { DoubtfulFilingListArgs } from './doubtful.args.ts';
import {
  DecideFilingInput,
  DecideFilingPayload,
  DoubtEffect,
  DoubtfulFiling,
  DoubtfulFilingConnection,
  FilingDecisionEntry,
} from './doubtful.type.ts';
import { doubtfulFilings } from './doubtfulFilings.ts';
import { decideFiling, findDoubt } from './filingDecisions.ts';
import { HotelFiling } from './hotelFiling.type.ts';
import { Hotel } from './hotel.type.ts';

@Resolver(() => DoubtfulFiling)
export class DoubtfulResolver {
  @Query(() => DoubtfulFilingConnection, {
    description: 'Hotel filings whose values do not count as filed. For administrators.',
  })
  doubtfulFilings(
    @Ctx() { db }: MarketContext,
    @Args(() => DoubtfulFilingListArgs) args: DoubtfulFilingListArgs,
  ): Promise<Page<DoubtfulFiling>> {
    return fetchPage(db, doubtfulFilings(args.filter ?? {}, args.orderBy?.[0] ?? 'RECEIPTS_DESC'), args);
  }

  @Query(() => DoubtfulFiling, {
    nullable: true,
    description: 'A doubtful filing by its id; null if the filing is not in doubt. For administrators.',
  })
  doubtfulFiling(
    @Ctx() { db }: MarketContext,
    @Arg('id', () => ID, { description: '`id` of the filing.' }) id: string,
  ): Promise<DoubtfulFiling | null> {
    return findDoubt(db, id);
  }

  @Mutation(() => DecideFilingPayload, {
    description:
      'Accepts a doubtful filing as filed, leaves it out, or undoes that. Figures follow within minutes. The ' +
      'decision also applies if a later release has the same values. For administrators.',
  })
  async decideFiling(
    @Ctx() context: MarketContext,
    @Arg('input', () => DecideFilingInput, { description: 'Filing and decision.' }) input: DecideFilingInput,
  ): Promise<DecideFilingPayload> {
    const decided = await orRefusal<DecideFilingPayload>(
      async () => {
        const filing = await decideFiling(context.accounts, await requireViewer(context), input);
        context.filingsDecided();
        return { filing, errors: [] };
      },
      (errors) => ({ filing: null, errors }),
    );
    const { filing, errors } = decided;
    return { filing: filing ?? (await findDoubt(context.accounts, input.filingId)), errors };
  }

  @FieldResolver(() => HotelFiling, { description: 'The filing, with the values that count now.' })
  filing(@Root() { filingId }: DoubtfulFiling, @Ctx() { loaders }: MarketContext): Promise<HotelFiling> {
    return loaded(loaders.hotels.filing.load(filingId), 'A filing');
  }

  @FieldResolver(() => Hotel, { description: 'Hotel that the filing is for.' })
  hotel(@Root() { propertyId }: DoubtfulFiling, @Ctx() { loaders }: MarketContext): Promise<Hotel> {
    return loaded(loaders.hotels.byId.load(propertyId), 'A hotel');
  }

  @FieldResolver(() => Brand, {
    nullable: true,
    description: 'Brand of the hotel in the period; null if none.',
  })
  brand(
    @Root() { brandId }: DoubtfulFiling,
    @Ctx() { loaders }: MarketContext,
  ): Promise<Brand | null> | null {
    return brandId === null ? null : loaders.brands.byId.load(brandId);
  }

  @FieldResolver(() => DoubtEffect, {
    nullable: true,
    description:
      'Effect on the city or, if the filing has none, the county; null if there is neither or they have no ' +
      'figures for these months.',
  })
  async placeEffect(
    @Root() { filingId, decision }: DoubtfulFiling,
    @Ctx() { loaders }: MarketContext,
  ): Promise<DoubtEffect | null> {
    const found = await loaders.doubtful.effects.load(filingId);
    return found && doubtEffect(found.placeName, found.place, decision);
  }

  @FieldResolver(() => DoubtEffect, {
    nullable: true,
    description: 'Effect on the brand; null if there is none or it has no figures for these months.',
  })
  async brandEffect(
    @Root() { filingId, decision }: DoubtfulFiling,
    @Ctx() { loaders }: MarketContext,
  ): Promise<DoubtEffect | null> {
    const found = await loaders.doubtful.effects.load(filingId);
    return found && doubtEffect(found.brandName, found.brand, decision);
  }

  @FieldResolver(() => [FilingDecisionEntry], {
    complexity: listOf(largest.history),
    description: 'All decisions on the period, latest first, including those on other values filed for it.',
  })
  decisions(
    @Root() { filingId }: DoubtfulFiling,
    @Ctx() { loaders }: MarketContext,
  ): Promise<FilingDecisionEntry[]> {
    return loaders.doubtful.decisions.load(filingId);
  }
}
