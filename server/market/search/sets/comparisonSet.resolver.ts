import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { comparisonAsked } from '../../figures/compare/compare.ts';
import { compareFound } from '../../figures/compare/compareFound.ts';
import { HotelComparison } from '../../figures/compare/compare.type.ts';
import type { MarketContext } from '../../context.ts';
import { Hotel } from '../../hotels/hotel.type.ts';
import { orManyAsOf } from '../../releases/monthsAsOf.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { PageArgs } from '../../../platform/lib/connection.ts';
import { done, DonePayload, orRefusal } from '../../../platform/lib/fieldErrors.ts';
import { fetchPage } from '../../../platform/lib/list.ts';
import { loaded } from '../../../platform/lib/loaded.ts';
import type { Page } from '../../../platform/lib/page.ts';
import { reading, valuesOf, work } from '../../../platform/lib/cost.ts';
import { ComparisonSetConnection } from './comparisonSet.connections.ts';
import { MOST_MEMBERS } from '../../figures/compare/compare.rules.ts';
import {
  ChangeComparisonSetInput,
  ComparedMonthsArgs,
  ComparisonSet,
  ComparisonSetPayload,
  CreateComparisonSetInput,
  DeleteComparisonSetInput,
} from './comparisonSet.type.ts';
import { changeSet, createSet, ownSets, removeSet } from './comparisonSets.ts';

function changed(change: () => Promise<ComparisonSet>): Promise<ComparisonSetPayload> {
  return orRefusal<ComparisonSetPayload>(
    async () => ({ comparisonSet: await change(), errors: [] }),
    (errors) => ({ comparisonSet: null, errors }),
  );
}

@Resolver(() => ComparisonSet)
export class ComparisonSetResolver {
  @Query(() => ComparisonSetConnection, { description: 'The member’s comparison sets, by name.' })
  async comparisonSets(
    @Ctx() context: MarketContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<ComparisonSet>> {
    return fetchPage(context.db, ownSets(await requireViewer(context)), page);
  }

  @FieldResolver(() => Hotel, { description: 'Hotel to compare.' })
  subject(@Root() { subjectId }: ComparisonSet, @Ctx() { loaders }: MarketContext): Promise<Hotel> {
    return loaded(loaders.hotels.byId.load(subjectId), 'Hotel');
  }

  @FieldResolver(() => [Hotel], {
    complexity: valuesOf(MOST_MEMBERS),
    description: 'Competitors, in the member’s order.',
  })
  competitors(@Root() { competitorIds }: ComparisonSet, @Ctx() { loaders }: MarketContext): Promise<Hotel[]> {
    return Promise.all(competitorIds.map((id) => loaded(loaders.hotels.byId.load(id), 'Hotel')));
  }

  @FieldResolver(() => HotelComparison, {
    complexity: orManyAsOf(work(reading.comparison)),
    description: 'The subject against its competitors, as `compareHotels` compares them.',
  })
  async comparison(
    @Root() set: ComparisonSet,
    @Ctx() context: MarketContext,
    @Args(() => ComparedMonthsArgs) { asOf, ...months }: ComparedMonthsArgs,
  ): Promise<HotelComparison> {
    const [asked, subject, competitors] = await Promise.all([
      comparisonAsked(context, months, asOf),
      this.subject(set, context),
      this.competitors(set, context),
    ]);
    return compareFound(context, { subject, competitors }, asked);
  }

  @Mutation(() => ComparisonSetPayload, {
    description:
      'Creates a comparison set. Errors: `REQUIRED`, `TOO_LONG`, `NAME_TAKEN`, `TOO_MANY`, `NOT_UNIQUE` or `NOT_FOUND`.',
  })
  createComparisonSet(
    @Ctx() context: MarketContext,
    @Arg('input', () => CreateComparisonSetInput, { description: 'Name and hotels of the set.' })
    input: CreateComparisonSetInput,
  ): Promise<ComparisonSetPayload> {
    return changed(async () => createSet(context, await requireViewer(context), input));
  }

  @Mutation(() => ComparisonSetPayload, {
    description:
      'Replaces name and hotels of a comparison set. Errors: `REQUIRED`, `TOO_LONG`, `NAME_TAKEN`, `TOO_MANY`, `NOT_UNIQUE` or ' +
      '`NOT_FOUND`.',
  })
  changeComparisonSet(
    @Ctx() context: MarketContext,
    @Arg('input', () => ChangeComparisonSetInput, { description: 'The set in its new state.' })
    input: ChangeComparisonSetInput,
  ): Promise<ComparisonSetPayload> {
    return changed(async () => changeSet(context, await requireViewer(context), input));
  }

  @Mutation(() => DonePayload, {
    description: 'Deletes a comparison set of the member. Errors: `NOT_FOUND`.',
  })
  deleteComparisonSet(
    @Ctx() context: MarketContext,
    @Arg('input', () => DeleteComparisonSetInput, { description: 'Set to delete.' })
    { id }: DeleteComparisonSetInput,
  ): Promise<DonePayload> {
    return done(async () => removeSet(context.accounts, await requireViewer(context), id));
  }
}
