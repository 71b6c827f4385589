import { Field, Float, Int, ObjectType } from 'type-graphql';
import { FilerType, FilingDecision, ReceiptFlag } from '../enums.ts';
import { Node } from '../../platform/lib/node.ts';
import { DateScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';

@ObjectType({ simpleResolvers: true, description: 'What a return says, without ways to others.' })
export abstract class HotelFilingFacts {
  /** The database's own key, never shown. */
  filingId!: number;
  propertyId!: number;
  releaseId!: number;
  replacedByReleaseId!: number | null;

  @Field(() => DateScalar, { description: 'Last day of the period (obligation end date).' })
  periodEnd!: string;

  @Field(() => Int, { description: 'Months that the filing covers: 1 or 3.' })
  periodMonths!: number;

  @Field(() => FilerType, { description: 'How often the taxpayer files.' })
  filerType!: FilerType;

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

  @Field(() => String, { nullable: true, description: 'Phone, as filed; null where blank.' })
  locationPhone!: string | null;

  @Field(() => String, { description: 'Taxpayer’s name, as filed.' })
  taxpayerName!: string;

  @Field(() => String, { description: 'Taxpayer’s street address, as filed.' })
  taxpayerAddress!: string;

  @Field(() => String, { description: 'Taxpayer’s city, as filed.' })
  taxpayerCity!: string;

  @Field(() => String, { description: 'Taxpayer’s state, as filed.' })
  taxpayerState!: string;

  @Field(() => String, { description: 'Taxpayer’s ZIP code, as filed.' })
  taxpayerZip!: string;

  @Field(() => String, { nullable: true, description: 'Taxpayer’s phone, as filed; null where blank.' })
  taxpayerPhone!: string | null;

  @Field(() => Int, {
    description: 'Rooms for rent, as filed; a marketplace files 1 for a whole city or county.',
  })
  roomCapacity!: number;

  @Field(() => UsdScalar, { description: 'Receipts for rooms of the whole period, as filed.' })
  roomReceipts!: number;

  @Field(() => UsdScalar, {
    nullable: true,
    description:
      'What counts of them: the taxable receipts where the total is flagged, else as filed; null where an operator ' +
      'left the filing out. Of a replaced filing, what counted by the rules of then.',
  })
  countedReceipts!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Rooms that count; null where they are unknown, doubtful, idle or left out.',
  })
  countedRooms!: number | null;

  @Field(() => UsdScalar, { description: 'The part of them that is taxable.' })
  taxableReceipts!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'The receipts that count over the rooms that count times days of the period, US dollars, 2 decimals; null ' +
      'without such rooms and for marketplaces.',
  })
  revpar!: number | null;

  @Field(() => DateScalar, { nullable: true, description: 'When the taxpayer became responsible, as filed.' })
  responsibilityBegin!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'When responsibility ended, as filed.' })
  responsibilityEnd!: string | null;

  @Field(() => [ReceiptFlag], {
    complexity: valuesOf(largest.flags),
    description:
      'What to know before using the figure; mostly empty. A replaced filing keeps the flags of the rules of then; one ' +
      'that was replaced before there were rules has none.',
  })
  flags!: ReceiptFlag[];

  @Field(() => [String], {
    complexity: valuesOf(largest.flags),
    description:
      'Why its values do not count as filed and what counts instead, a sentence each; mostly empty.',
  })
  reasons!: string[];

  @Field(() => FilingDecision, {
    nullable: true,
    description: 'What an operator decided about its values; null for nothing.',
  })
  decision!: FilingDecision | null;

  @Field(() => String, {
    nullable: true,
    description: 'The operator’s note on that; null where there is none.',
  })
  decisionNote!: string | null;
}

@ObjectType('HotelFiling', {
  implements: Node,
  simpleResolvers: true,
  description: 'One return for one property and period, exactly as the comptroller published it.',
})
export class HotelFiling extends HotelFilingFacts implements Node {
  id!: string;
}
