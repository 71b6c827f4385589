import { Field, Int, InputType, ObjectType, ID } from 'type-graphql';
import { Product, RevisionKind } from '../enums.ts';
import { Node } from '../../platform/lib/node.ts';
import { DateScalar, DateTimeScalar, MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';

@InputType('AsOfInput', {
  description: 'A point in the history of releases: figures as they stood then. Give one of the two.',
})
export class AsOfInput {
  @Field(() => ID, { nullable: true, description: 'As of this release (`release:3`), itself included.' })
  release?: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'As of the last release published by the end of this day (UTC).',
  })
  date?: string | null;
}

@ObjectType('Release', {
  implements: Node,
  simpleResolvers: true,
  description: 'One published file of the comptroller, imported whole.',
})
export class Release extends Node {
  releaseId!: number;

  @Field(() => Product, { description: 'Which of the two taxes.' })
  product!: Product;

  @Field(() => String, { description: 'Short name of the file’s format, such as `H2m`.' })
  format!: string;

  @Field(() => String, { description: 'Name of the file as handed over.' })
  fileName!: string;

  @Field(() => String, { description: 'SHA-256 of the raw file, in hex.' })
  sha256!: string;

  @Field(() => DateScalar, { nullable: true, description: 'When the comptroller issued it, where known.' })
  issuedOn!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was published here.' })
  publishedAt!: Date;

  @Field(() => Boolean, { description: 'True for the synthetic sample: invented figures.' })
  synthetic!: boolean;

  @Field(() => MonthScalar, { description: 'First month that it states.' })
  firstMonth!: string;

  @Field(() => MonthScalar, { description: 'Last month that it states.' })
  lastMonth!: string;

  @Field(() => Int, { description: 'Rows of the file.' })
  rows!: number;

  @Field(() => Int, { description: 'Rows that were taken over.' })
  accepted!: number;

  @Field(() => Int, { description: 'Rows that could not be read.' })
  refused!: number;

  @Field(() => Int, { description: 'Filings that are new.' })
  added!: number;

  @Field(() => Int, { description: 'Filings that replaced an earlier version.' })
  changed!: number;

  @Field(() => Int, { description: 'Filings of its periods that it no longer holds.' })
  retired!: number;

  @Field(() => Int, { description: 'Filings that were known exactly so.' })
  unchanged!: number;

  @Field(() => UsdScalar, { description: 'Total receipts of the accepted rows.' })
  total!: number;

  @Field(() => UsdScalar, { nullable: true, description: 'Taxable receipts; null for mixed beverages.' })
  taxable!: number | null;
}

@ObjectType('Revision', {
  description: 'One filing that a release added, changed or retired.',
  simpleResolvers: true,
})
export class Revision {
  product!: Product;
  releaseId!: number;
  beforeId!: number | null;
  afterId!: number | null;

  @Field(() => RevisionKind, { description: 'What happened to it.' })
  kind!: RevisionKind;
}
