import { Field, ObjectType } from 'type-graphql';
import { ReceiptFlag } from '../enums.ts';
import { Node } from '../../platform/lib/node.ts';
import { DateScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';
import { PART } from './beverageMonth.type.ts';

@ObjectType('BeverageFiling', {
  implements: Node,
  simpleResolvers: true,
  description: 'A tax return for one property and month, as the comptroller published it.',
})
export class BeverageFiling extends Node {
  /** Database key, not exposed. */
  filingId!: number;
  propertyId!: number;
  releaseId!: number;
  replacedByReleaseId!: number | null;
  countedPropertyId!: number | null;

  @Field(() => String, { description: 'Permit number of the Texas Alcoholic Beverage Commission (TABC).' })
  permit!: string;

  @Field(() => DateScalar, { description: 'Last day of the month (obligation end date in the source).' })
  periodEnd!: string;

  @Field(() => String, { description: 'Trade name, as filed.' })
  locationName!: string;

  @Field(() => String, { description: 'Street address, as filed.' })
  locationAddress!: string;

  @Field(() => String, { description: 'City, as filed.' })
  locationCity!: string;

  @Field(() => String, { description: 'State, as filed.' })
  locationState!: string;

  @Field(() => String, { description: 'ZIP code, as filed.' })
  locationZip!: string;

  @Field(() => String, { description: 'Taxpayer’s name, as filed; empty in legacy releases.' })
  taxpayerName!: string;

  @Field(() => UsdScalar, {
    description:
      'Total receipts. For legacy releases, which state only the tax, this is the tax divided by the tax rate of ' +
      'the period.',
  })
  totalReceipts!: number;

  @Field(() => UsdScalar, { nullable: true, description: `Liquor; ${PART}` })
  liquorReceipts!: number | null;

  @Field(() => UsdScalar, { nullable: true, description: `Wine; ${PART}` })
  wineReceipts!: number | null;

  @Field(() => UsdScalar, { nullable: true, description: `Beer; ${PART}` })
  beerReceipts!: number | null;

  @Field(() => UsdScalar, { nullable: true, description: `Cover charge; ${PART}` })
  coverChargeReceipts!: number | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'Tax, stated only in legacy releases; null otherwise.',
  })
  tax!: number | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Date when the taxpayer became responsible, as filed; null if not filed.',
  })
  responsibilityBegin!: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Date when the taxpayer’s responsibility ended, as filed; null if not filed.',
  })
  responsibilityEnd!: string | null;

  @Field(() => [ReceiptFlag], {
    complexity: valuesOf(largest.flags),
    description: 'Flags to consider before using the figure; usually empty.',
  })
  flags!: ReceiptFlag[];
}
