import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { OF_TODAY } from '../../releases/figuresAsOf.args.ts';
import { reading, work } from '../../../platform/lib/cost.ts';
import { loaded } from '../../../platform/lib/loaded.ts';
import { Owner } from './owner.type.ts';
import { SimilarOwner, SimilarOwners } from './similarOwner.type.ts';
import { similarOwners } from './similarOwners.ts';

@Resolver(() => Owner)
class PossiblySameResolver {
  @FieldResolver(() => SimilarOwners, {
    nullable: true,
    complexity: work(reading.similarOwners),
    description:
      'Other taxpayer numbers that may belong to the same owner, by mailing address and name: a suggestion, never ' +
      'part of the owner’s figures. Null if there is no sign of any, or the mailing address is unknown. ' +
      `${OF_TODAY} The mailing addresses that taxpayers filed before are not compared.`,
  })
  possiblySame(@Root() { number }: Owner, @Ctx() context: MarketContext): Promise<SimilarOwners | null> {
    return similarOwners(context, number);
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
