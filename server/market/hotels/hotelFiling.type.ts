import { Field, Float, Int, InterfaceType, ObjectType } from 'type-graphql';
import { FilerType, FilingDecision, ReceiptFlag } from '../enums.ts';
import { Node } from '../../platform/lib/node.ts';
import { DateScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { largest, listOf, valuesOf } from '../../platform/lib/cost.ts';
import { RELEASE_OF_FILING, ReleaseFacts } from '../releases/releaseFacts.type.ts';

export const HISTORY = 'Earlier filings for the same period, latest first; empty if never revised.';

@InterfaceType('HotelFilingVersion', {
  description: 'Values of a tax return of a hotel, now or before a later release revised it.',
})
export abstract class HotelFilingVersion {
  /** Database key, not exposed. */
  filingId!: number;
  propertyId!: number;
  releaseId!: number;
  replacedByReleaseId!: number | null;

  @Field(() => DateScalar, { description: 'Last day of the period (obligation end date).' })
  periodEnd!: string;

  @Field(() => Int, { description: 'Months that the filing covers: 1 or 3.' })
  periodMonths!: number;

  @Field(() => FilerType, { description: 'Filing frequency.' })
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

  @Field(() => String, { nullable: true, description: 'Phone, as filed; null if blank.' })
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

  @Field(() => String, { nullable: true, description: 'Taxpayer’s phone, as filed; null if blank.' })
  taxpayerPhone!: string | null;

  @Field(() => Int, {
    description: 'Rooms for rent, as filed. A marketplace files 1 for a whole city or county.',
  })
  roomCapacity!: number;

  @Field(() => UsdScalar, { description: 'Room receipts of the whole period, as filed.' })
  roomReceipts!: number;

  @Field(() => UsdScalar, {
    nullable: true,
    description:
      'Room receipts that count: the taxable receipts if the total is flagged, otherwise as filed; null if an ' +
      'operator left the filing out. For a replaced filing, the rules of its time apply.',
  })
  countedReceipts!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Rooms that count; null if unknown, doubtful, idle or left out.',
  })
  countedRooms!: number | null;

  @Field(() => UsdScalar, { description: 'Taxable part of the filed room receipts.' })
  taxableReceipts!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'RevPAR: receipts that count divided by rooms that count times days of the period, US dollars, 2 decimals; ' +
      'null if no rooms count and for marketplaces.',
  })
  revpar!: number | null;

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
    description:
      'Flags to consider before using the figure; usually empty. A replaced filing keeps the flags by the rules ' +
      'of its time; a filing replaced before there were rules has none.',
  })
  flags!: ReceiptFlag[];

  @Field(() => [String], {
    complexity: valuesOf(largest.flags),
    description:
      'Reasons why filed values do not count as filed, and what counts instead, one sentence each; usually empty.',
  })
  reasons!: string[];

  @Field(() => FilingDecision, {
    nullable: true,
    description: 'An operator’s decision on the filed values; null if none.',
  })
  decision!: FilingDecision | null;

  @Field(() => String, {
    nullable: true,
    description: 'The operator’s note on the decision; null if none.',
  })
  decisionNote!: string | null;

  /** Found by resolvers. */
  @Field(() => ReleaseFacts, { description: RELEASE_OF_FILING })
  release?: ReleaseFacts;
}

@InterfaceType('HotelFilingFacts', {
  implements: HotelFilingVersion,
  description:
    'A tax return of a hotel with what it said before. Those of members’ hotels and of the sample hotel have it.',
})
export abstract class HotelFilingFacts extends HotelFilingVersion {
  /** Found by resolvers. */
  @Field(() => [HotelFilingVersion], { complexity: listOf(largest.history), description: HISTORY })
  history?: HotelFilingVersion[];
}

@ObjectType('HotelFiling', {
  implements: [Node, HotelFilingVersion, HotelFilingFacts],
  simpleResolvers: true,
  description: 'A tax return for one hotel and period, exactly as the comptroller published it.',
})
export class HotelFiling extends HotelFilingFacts implements Node {
  id!: string;
}
