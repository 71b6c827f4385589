import { Field, Int, ObjectType } from 'type-graphql';
import { valuesOf } from '../../../platform/lib/cost.ts';
import { UsdScalar } from '../../../platform/lib/scalars.ts';

/** Owners in one suggestion. The largest of the real releases has 27. */
export const MOST_SIMILAR = 50;

const YEAR = 'of the 12 months up to the latest published one; months that no release has are left out';

@ObjectType('SimilarOwner', {
  simpleResolvers: true,
  description: 'A taxpayer number that may belong to the same company as another one.',
})
export class SimilarOwner {
  number!: string;

  @Field(() => String, {
    description: 'Why it is suggested, in words, for example `same mailing address, similar name`.',
  })
  reason!: string;

  @Field(() => String, { description: 'The mailing address that both file, as the asked owner files it.' })
  mailingAddress!: string;

  @Field(() => UsdScalar, {
    nullable: true,
    description: `Room receipts that count, ${YEAR}. Null if there are none.`,
  })
  roomReceipts!: number | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description: `Total mixed beverage receipts, ${YEAR}. Null if there are none.`,
  })
  beverageReceipts!: number | null;
}

@ObjectType('SimilarOwners', {
  simpleResolvers: true,
  description:
    'A suggestion: other taxpayer numbers with the same mailing address and a similar name. They may belong to the ' +
    'same company, or not. No figure of the owner includes theirs.',
})
export class SimilarOwners {
  @Field(() => [SimilarOwner], {
    complexity: valuesOf(MOST_SIMILAR),
    description: `The taxpayer numbers with the most receipts first, at most ${String(MOST_SIMILAR)}.`,
  })
  owners!: SimilarOwner[];

  @Field(() => Int, { description: 'Number of taxpayer numbers found, including those beyond the list.' })
  found!: number;

  @Field(() => Int, { description: 'Properties of the listed owners, past and present, of both taxes.' })
  properties!: number;

  @Field(() => UsdScalar, {
    nullable: true,
    description: `Room receipts of the listed owners without the asked one, ${YEAR}. Null if there are none.`,
  })
  roomReceipts!: number | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description: `Mixed beverage receipts of the listed owners without the asked one, ${YEAR}. Null if there are none.`,
  })
  beverageReceipts!: number | null;
}
