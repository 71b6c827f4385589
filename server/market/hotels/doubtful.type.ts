import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/lib/connection.ts';
import { FilingDecision } from '../enums.ts';
import { FieldError } from '../../platform/lib/fieldErrors.ts';
import { DateTimeScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { DoubtFlag, FiguresState } from './doubtfulEnums.ts';
import type { Treatment } from './filingEffect.rules.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';

@ObjectType('DoubtfulFiling', {
  simpleResolvers: true,
  description:
    'A current hotel filing whose values are doubtful, or on which an operator decided, with the effect on figures.',
})
export class DoubtfulFiling {
  filingId!: number;
  propertyId!: number;
  brandId!: number | null;
  /** For the activity log. */
  hotelName!: string;
  period!: string;
  /** The operator who undid the latest decision. */
  undoneBy!: string | null;

  @Field(() => [DoubtFlag], {
    complexity: valuesOf(largest.flags),
    description: 'Flags of the filing, also if an operator accepted it.',
  })
  flags!: DoubtFlag[];

  @Field(() => [String], {
    complexity: valuesOf(largest.flags),
    description: 'Reason for each flag and the value that counts, one sentence each.',
  })
  reasons!: string[];

  @Field(() => UsdScalar, {
    nullable: true,
    description:
      'Usual monthly receipts of the hotel; null unless flagged `EXTRA_DIGIT` or `UNUSUAL_RECEIPTS`.',
  })
  usualMonth!: number | null;

  @Field(() => UsdScalar, { description: 'Receipts that count unless an operator decides otherwise.' })
  flaggedReceipts!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Rooms that count unless an operator decides otherwise; null if none count.',
  })
  flaggedRooms!: number | null;

  @Field(() => FilingDecision, {
    nullable: true,
    description: 'An operator’s decision on these values; null if there is none or it was undone.',
  })
  decision!: FilingDecision | null;

  @Field(() => String, { nullable: true, description: 'The operator’s note on the decision; null if none.' })
  note!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Email address, at the time, of the operator who decided, or the account used on the command line; null ' +
      'if nobody decided.',
  })
  decidedBy!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the decision; null if undecided.' })
  decidedAt!: Date | null;

  @Field(() => FiguresState, {
    description: 'State of the figures of months, places and brands after the latest decision.',
  })
  figures!: FiguresState;

  @Field(() => String, {
    description: 'Opaque version for `decideFiling`. It changes with every decision on the filing.',
  })
  version!: string;
}

@ObjectType('DoubtSums', {
  simpleResolvers: true,
  description: 'Figures of a place or brand for the months of a filing’s period.',
})
export class DoubtSums {
  @Field(() => UsdScalar, {
    nullable: true,
    description:
      'Receipts that count; null if nothing does, because the filing is left out and there is no other.',
  })
  receipts!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'RevPAR in US dollars, 2 decimals; null if no rooms count.',
  })
  revpar!: number | null;
}

@ObjectType('DoubtEffect', {
  simpleResolvers: true,
  description:
    'Effect of a doubtful filing on its place or brand for the filing’s month or, for a quarterly filing, its ' +
    'three months. All other filings count as they do now.',
})
export class DoubtEffect implements Record<Treatment, DoubtSums> {
  @Field(() => String, {
    description: 'Name of the place (the county if the filing has no city) or of the brand.',
  })
  name!: string;

  @Field(() => DoubtSums, { description: 'Figures with the filing as filed.' })
  asFiled!: DoubtSums;

  @Field(() => DoubtSums, { description: 'Figures with the values that count by the filing’s flags.' })
  asFlagged!: DoubtSums;

  @Field(() => DoubtSums, { description: 'Figures without the filing.' })
  leftOut!: DoubtSums;

  @Field(() => UsdScalar, {
    nullable: true,
    description:
      'Receipts by the filing’s flags, or without the filing if it is left out, minus receipts as filed; usually ' +
      'negative. Null if nothing counts without the filing.',
  })
  receiptsDifference!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      '`receiptsDifference` in percent of receipts as filed, 2 decimals; null if it is null or those are zero.',
  })
  receiptsDifferencePct!: number | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description:
      'Difference of RevPAR, as `receiptsDifference` is of receipts; null if either RevPAR is null.',
  })
  revparDifference!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: '`revparDifference` in percent of RevPAR as filed, 2 decimals; null if there is none.',
  })
  revparDifferencePct!: number | null;
}

@ObjectType('FilingDecisionEntry', {
  simpleResolvers: true,
  description: 'A decision on a filing period of a hotel, in force or not.',
})
export class FilingDecisionEntry {
  @Field(() => Int, { description: 'Number; each is greater than the one before.' })
  decisionId!: number;

  @Field(() => FilingDecision, { description: 'Decision.' })
  decision!: FilingDecision;

  @Field(() => Boolean, { description: 'True if the decision was on the values that are filed now.' })
  isOfTheseValues!: boolean;

  @Field(() => String, { nullable: true, description: 'Note on the decision; null if none.' })
  note!: string | null;

  @Field(() => String, {
    description:
      'Email address, at the time, of the operator who decided, or the account used on the command line.',
  })
  decidedBy!: string;

  @Field(() => DateTimeScalar, { description: 'Time of the decision.' })
  decidedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The operator who undid or replaced the decision; null while it is in force.',
  })
  undoneBy!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time when the decision was undone or replaced; null while it is in force.',
  })
  undoneAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Note on undoing the decision; null if none.' })
  undoNote!: string | null;
}

@InputType('DecideFilingInput', { description: 'A decision on a filing.' })
export class DecideFilingInput {
  @Field(() => ID, { description: '`id` of the filing.' })
  filingId!: string;

  @Field(() => FilingDecision, {
    nullable: true,
    description: 'Decision; null undoes the decision in force, so that the flags apply again.',
  })
  decision?: FilingDecision | null;

  @Field(() => String, { description: 'Reason for the decision, at most 500 characters.' })
  note!: string;

  @Field(() => String, { description: '`version` of the `DoubtfulFiling` that the decision is based on.' })
  version!: string;
}

@ObjectType('DecideFilingPayload', {
  simpleResolvers: true,
  description:
    'The filing with its decision as it is now, also if the request was refused. Error codes: `NOT_FOUND`, ' +
    '`EMPTY`, `TOO_LONG`, `UNCHANGED`, and `OUTDATED` if somebody else has decided on the filing since.',
})
export class DecideFilingPayload {
  @Field(() => DoubtfulFiling, { nullable: true, description: 'The filing; null if it is not in doubt.' })
  filing!: DoubtfulFiling | null;

  @Field(() => [FieldError], {
    complexity: valuesOf(largest.errors),
    description: 'Errors; empty if the change was made.',
  })
  errors!: FieldError[];
}

export const DoubtfulFilingConnection = connectionType('DoubtfulFiling', () => DoubtfulFiling);
