import { Field, Int, InputType, ObjectType, ID } from 'type-graphql';
import { Product, RevisionKind } from '../enums.ts';
import { Node } from '../../platform/lib/node.ts';
import { DateScalar, DateTimeScalar, MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { ReleaseFacts } from './releaseFacts.type.ts';

@InputType('AsOfInput', {
  description:
    'A release or a date, to read data as it was then. Give one of the two fields. Figures come from the filings that ' +
    'were current then. The rules that flag filings, operators’ decisions, address groupings and chains of owners are ' +
    'today’s. Past address groupings are not stored: rooms without receipts are judged by today’s groupings, so rooms ' +
    'and RevPAR can differ slightly from what was shown then. Receipts do not.',
})
export class AsOfInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of a release, such as `release:3`; data up to and including this release. An undone release is refused.',
  })
  release?: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Date; data up to the last release published by the end of this day (UTC).',
  })
  date?: string | null;
}

@ObjectType('Release', {
  implements: [Node, ReleaseFacts],
  simpleResolvers: true,
  description: 'A file published by the comptroller, imported as a whole.',
})
export class Release extends ReleaseFacts implements Node {
  id!: string;
  releaseId!: number;

  @Field(() => Product, { description: 'Tax that the release covers.' })
  product!: Product;

  @Field(() => String, { description: 'Short name of the file’s format, such as `H2m`.' })
  format!: string;

  @Field(() => String, { description: 'SHA-256 of the raw file, in hexadecimal.' })
  sha256!: string;

  @Field(() => DateTimeScalar, { description: 'Time when it was published in this product.' })
  publishedAt!: Date;

  @Field(() => MonthScalar, { description: 'First month in the file.' })
  firstMonth!: string;

  @Field(() => MonthScalar, { description: 'Last month in the file.' })
  lastMonth!: string;

  @Field(() => Int, { description: 'Number of rows in the file.' })
  rows!: number;

  @Field(() => Int, { description: 'Number of accepted rows.' })
  accepted!: number;

  @Field(() => Int, { description: 'Number of rejected rows, which could not be read.' })
  refused!: number;

  @Field(() => Int, { description: 'Number of new filings.' })
  added!: number;

  @Field(() => Int, { description: 'Number of filings that replaced an earlier version.' })
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

  @Field(() => UsdScalar, { nullable: true, description: 'Taxable receipts; null for mixed beverages.' })
  taxable!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Time when an operator undid the release; null while it is in force. Figures are as if an undone release had ' +
      'never been published, and it has no revisions.',
  })
  undoneAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason that the operator gave for undoing the release; null if none, or if it is in force.',
  })
  undoReason!: string | null;
}

const RECEIPTS = 'Room receipts of a hotel or total receipts of mixed beverages, as filed,';

@ObjectType('Revision', {
  description:
    'A filing that a release added, changed or retired. If the receipts are the same before and after, other facts of ' +
    'the filing changed, such as its name or rooms.',
  simpleResolvers: true,
})
export class Revision {
  product!: Product;
  releaseId!: number;
  propertyId!: number;
  beforeId!: number | null;
  afterId!: number | null;

  @Field(() => RevisionKind, { description: 'Kind of change.' })
  kind!: RevisionKind;

  @Field(() => DateScalar, { description: 'Last day of the filing’s month or quarter.' })
  periodEnd!: string;

  @Field(() => UsdScalar, {
    nullable: true,
    description: `${RECEIPTS} before the change; null if the filing was added.`,
  })
  receiptsBefore!: number | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description: `${RECEIPTS} after the change; null if the filing was retired.`,
  })
  receiptsAfter!: number | null;
}
