import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { RankAsOfArgs } from '../../releases/figuresAsOf.args.ts';
import { orManyAsOf } from '../../releases/monthsAsOf.ts';
import { reading, work } from '../../../platform/lib/cost.ts';
import { loaded } from '../../../platform/lib/loaded.ts';
import { Owner } from './owner.type.ts';
import { SimilarOwner, SimilarOwners } from './similarOwner.type.ts';
import { similarOwners } from './similarOwners.ts';

/** Receipts of a year and numbers of properties of several owners, each of both taxes. */
const READINGS = 4;

@Resolver(() => Owner)
class PossiblySameResolver {
  @FieldResolver(() => SimilarOwners, {
    nullable: true,
    complexity: orManyAsOf(work(reading.similarOwners), READINGS),
    description:
      'Other taxpayer numbers that may belong to the same owner, by mailing address and name: a suggestion, never ' +
      'part of the owner’s figures. Null if there is no sign of any, or the mailing address is unknown. Names and mailing ' +
      'addresses are always today’s: those that taxpayers filed before are not compared. With `asOf`, receipts and ' +
      'numbers of properties are as of that time, and taxpayers who had filed nothing by then are left out.',
  })
  possiblySame(
    @Root() { number }: Owner,
    @Ctx() context: MarketContext,
    @Args(() => RankAsOfArgs) { asOf }: RankAsOfArgs,
  ): Promise<SimilarOwners | null> {
    return similarOwners(context, number, asOf);
  }
}

@Resolver(() => SimilarOwner)
class SimilarOwnerResolver {
  @FieldResolver(() => Owner, { description: 'The owner under this taxpayer number.' })
  owner(@Root() { number }: SimilarOwner, @Ctx() { loaders }: MarketContext): Promise<Owner> {
    return loaded(loaders.owners.byNumber.load(number), 'An owner');
  }
}

export const similarOwnersResolvers = [PossiblySameResolver, SimilarOwnerResolver] as const;
