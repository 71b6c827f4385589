import { Field, ID, Int, ObjectType } from 'type-graphql';
import { valuesOf } from '../../../platform/lib/cost.ts';
import { MonthScalar, UsdScalar } from '../../../platform/lib/scalars.ts';
import { Product } from '../../enums.ts';
import { STATES_TAX } from '../releaseFormat.rules.ts';
import { CheckSeverity } from './consoleEnums.ts';

/** Usual maximum numbers, for the cost of a query: a zip of a year, and the limits of an import’s report. */
export const mostMembers = 12;
const MOST_CHECKS = 12;
const MOST_REFUSALS = 500;

@ObjectType('ImportCheck', { description: 'A finding of an import’s checks.', simpleResolvers: true })
export class ImportCheck {
  @Field(() => CheckSeverity, { description: 'Consequence.' })
  severity!: CheckSeverity;

  @Field(() => String, { description: 'The finding, in the words of the field.' })
  finding!: string;

  @Field(() => Int, { nullable: true, description: 'Number of rows; null if it is about the whole release.' })
  rows!: number | null;
}

@ObjectType('RefusedRow', { description: 'A row that could not be read.', simpleResolvers: true })
export class RefusedRow {
  @Field(() => Int, {
    description: 'Line of the file on which the row starts, from 1; for JSON the number of the object.',
  })
  line!: number;

  @Field(() => String, { nullable: true, description: 'Column; null if the whole row is at fault.' })
  column!: string | null;

  @Field(() => String, { description: 'Value in the file, at most 80 characters.' })
  value!: string;

  @Field(() => String, { description: 'Reason.' })
  reason!: string;
}

@ObjectType('ImportedRelease', {
  description: 'Outcome of an import for one release.',
  simpleResolvers: true,
})
export class ImportedRelease {
  @Field(() => String, { description: 'Name of the file, within the archive if it is packed.' })
  fileName!: string;

  @Field(() => Product, { nullable: true, description: 'Tax; null if it was not recognized.' })
  product!: Product | null;

  @Field(() => String, { nullable: true, description: 'Format; null if it was not recognized.' })
  format!: string | null;

  @Field(() => String, {
    description: '`published`, `already_published`, `superseded`, `checked`, `refused` or `failed`.',
  })
  outcome!: string;

  @Field(() => String, { nullable: true, description: 'Reason and what to do; null if there is none.' })
  message!: string | null;

  @Field(() => MonthScalar, { nullable: true, description: 'First month; null if unknown.' })
  firstMonth!: string | null;

  @Field(() => MonthScalar, { nullable: true, description: 'Last month; null if unknown.' })
  lastMonth!: string | null;

  @Field(() => Int, { description: 'Number of rows.' })
  rows!: number;

  @Field(() => Int, { description: 'Number of accepted rows.' })
  accepted!: number;

  @Field(() => Int, { description: 'Number of rows that cannot be read.' })
  refused!: number;

  @Field(() => Int, { description: 'Number of new filings.' })
  added!: number;

  @Field(() => Int, { description: 'Number of filings that replace an earlier version.' })
  changed!: number;

  @Field(() => Int, {
    description: 'Number of earlier filings of the same periods that are no longer in the file.',
  })
  retired!: number;

  @Field(() => Int, { description: 'Number of filings identical to earlier ones.' })
  unchanged!: number;

  @Field(() => UsdScalar, {
    description:
      'Sum of the amounts in the accepted rows, as filed: receipts or, in legacy releases of mixed beverages (format M1 and ' +
      'its variants), the tax on them.',
  })
  total!: number;

  @Field(() => Boolean, { description: STATES_TAX })
  statesTax!: boolean;

  @Field(() => UsdScalar, { nullable: true, description: 'Taxable receipts; null if unknown.' })
  taxable!: number | null;

  @Field(() => ID, { nullable: true, description: 'Id of the published release; null if none.' })
  releaseId!: string | null;

  @Field(() => [ImportCheck], { complexity: valuesOf(MOST_CHECKS), description: 'Findings, gravest first.' })
  checks!: ImportCheck[];

  @Field(() => [RefusedRow], {
    complexity: valuesOf(MOST_REFUSALS),
    description: 'Rows that cannot be read, in the order of the file.',
  })
  refusals!: RefusedRow[];
}
