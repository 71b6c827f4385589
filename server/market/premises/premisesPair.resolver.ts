import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { largest, listOf } from '../../platform/lib/cost.ts';
import { orRefusal } from '../../platform/lib/fieldErrors.ts';
import { fetchPage } from '../../platform/lib/list.ts';
import type { Page } from '../../platform/lib/page.ts';
import { requireViewer } from '../../platform/viewer.ts';
import type { MarketContext } from '../context.ts';
import { Premises } from './premises.type.ts';
import {
  DecidePremisesInput,
  DecidePremisesPayload,
  PremisesJoin,
  type PremisesPair,
  PremisesPairArgs,
  PremisesPairConnection,
} from './premisesPair.type.ts';
import { decidePremises, premisesPairs } from './premisesPairs.ts';

@Resolver(() => Premises)
export class PremisesPairResolver {
  @Query(() => PremisesPairConnection, {
    description:
      'Similar addresses that are joined, kept apart or in doubt, the most certain first. For administrators.',
  })
  premisesPairs(
    @Ctx() { db }: MarketContext,
    @Args(() => PremisesPairArgs) args: PremisesPairArgs,
  ): Promise<Page<PremisesPair>> {
    return fetchPage(db, premisesPairs(args), args);
  }

  @Mutation(() => DecidePremisesPayload, {
    description:
      'Joins two addresses of a ZIP code to one premises, keeps them apart, or undoes that. Figures follow within ' +
      'minutes. ' +
      'The decision also applies to later releases. For administrators.',
  })
  decidePremises(
    @Ctx() context: MarketContext,
    @Arg('input', () => DecidePremisesInput, { description: 'Addresses and decision.' })
    input: DecidePremisesInput,
  ): Promise<DecidePremisesPayload> {
    return orRefusal<DecidePremisesPayload>(
      async () => {
        const pair = await decidePremises(context.accounts, await requireViewer(context), input);
        context.filingsDecided();
        return { pair, errors: [] };
      },
      (errors) => ({ pair: null, errors }),
    );
  }

  @FieldResolver(() => [PremisesJoin], {
    complexity: listOf(largest.atPremises),
    description: 'Spellings of the address that were joined, and why; empty if it has one.',
  })
  joins(@Root() { premisesId }: Premises, @Ctx() { loaders }: MarketContext): Promise<PremisesJoin[]> {
    return loaders.premises.joins.load(premisesId);
  }
}
