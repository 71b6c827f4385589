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
    'A current hotel filing whose values do not count as filed, or about which an operator decided, with what that ' +
    'changes.',
})
export class DoubtfulFiling {
  filingId!: number;
  propertyId!: number;
  brandId!: number | null;
  /** For the activity log. */
  hotelName!: string;
  period!: string;
  /** Who took the latest decision back. */
  undoneBy!: string | null;

  @Field(() => [DoubtFlag], {
    complexity: valuesOf(largest.flags),
    description: 'Its flags, also where an operator accepted it.',
  })
  flags!: DoubtFlag[];

  @Field(() => [String], {
    complexity: valuesOf(largest.flags),
    description: 'Why it has them and what counts instead, a sentence each.',
  })
  reasons!: string[];

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'The property’s usual receipts a month; null except for `EXTRA_DIGIT`.',
  })
  usualMonth!: number | null;

  @Field(() => UsdScalar, { description: 'The receipts that count unless an operator decides otherwise.' })
  flaggedReceipts!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The rooms that count unless an operator decides otherwise; null for none.',
  })
  flaggedRooms!: number | null;

  @Field(() => FilingDecision, {
    nullable: true,
    description: 'What an operator decided about these values; null for nothing, or where it was taken back.',
  })
  decision!: FilingDecision | null;

  @Field(() => String, { nullable: true, description: 'Why, in the operator’s words; null for none.' })
  note!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Who decided, by the e-mail address of then or the account on the command line; null for nobody.',
  })
  decidedBy!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When; null where nothing is decided.' })
  decidedAt!: Date | null;

  @Field(() => FiguresState, {
    description: 'Whether months, places and brands follow the latest decision.',
  })
  figures!: FiguresState;

  @Field(() => String, {
    description: 'Opaque, for `decideFiling`; another one as soon as somebody decides about the filing.',
  })
  version!: string;
}

@ObjectType('DoubtSums', {
  simpleResolvers: true,
  description: 'Sums of a place or brand over the months of a filing’s period.',
})
export class DoubtSums {
  @Field(() => UsdScalar, { description: 'Receipts that count.' })
  receipts!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'RevPAR, US dollars, 2 decimals; null where no rooms count.',
  })
  revpar!: number | null;
}

@ObjectType('DoubtEffect', {
  simpleResolvers: true,
  description:
    'What a doubtful filing changes in the months of its place or brand: a month, or the three months of a quarterly ' +
    'filing. Everything else counts as it does.',
})
export class DoubtEffect implements Record<Treatment, DoubtSums> {
  @Field(() => String, {
    description: 'The place’s name (the county’s where the filing has no city), or the brand’s.',
  })
  name!: string;

  @Field(() => DoubtSums, { description: 'With the filing as it was filed.' })
  asFiled!: DoubtSums;

  @Field(() => DoubtSums, { description: 'With what its flags let count.' })
  asFlagged!: DoubtSums;

  @Field(() => DoubtSums, { description: 'Without the filing.' })
  leftOut!: DoubtSums;

  @Field(() => UsdScalar, {
    description:
      'How much higher receipts are than as filed, by its flags, or without it where it is left out; mostly negative.',
  })
  receiptsDifference!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The same in percent of what it is as filed, 2 decimals; null where that is zero.',
  })
  receiptsDifferencePct!: number | null;

  @Field(() => UsdScalar, { nullable: true, description: 'The same of RevPAR; null where either is null.' })
  revparDifference!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'That in percent, 2 decimals; null where there is none.',
  })
  revparDifferencePct!: number | null;
}

@ObjectType('FilingDecisionEntry', {
  simpleResolvers: true,
  description: 'A decision about a period of a hotel, in force or not.',
})
export class FilingDecisionEntry {
  @Field(() => Int, { description: 'Its number: each is greater than the one before.' })
  decisionId!: number;

  @Field(() => FilingDecision, { description: 'What was decided.' })
  decision!: FilingDecision;

  @Field(() => Boolean, { description: 'True where it was about the values that are filed now.' })
  isOfTheseValues!: boolean;

  @Field(() => String, { nullable: true, description: 'Why; null for no note.' })
  note!: string | null;

  @Field(() => String, {
    description: 'Who, by the e-mail address of then or the account on the command line.',
  })
  decidedBy!: string;

  @Field(() => DateTimeScalar, { description: 'When.' })
  decidedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Who took it back or replaced it; null while in force.',
  })
  undoneBy!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When; null while in force.' })
  undoneAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was taken back; null for no note.' })
  undoNote!: string | null;
}

@InputType('DecideFilingInput', { description: 'A decision about a filing.' })
export class DecideFilingInput {
  @Field(() => ID, { description: 'The `id` of the filing.' })
  filingId!: string;

  @Field(() => FilingDecision, {
    nullable: true,
    description: 'Null takes back what was decided, so that its flags count again.',
  })
  decision?: FilingDecision | null;

  @Field(() => String, { description: 'Why, for those who look at it later; 500 characters at most.' })
  note!: string;

  @Field(() => String, { description: 'The `version` of the `DoubtfulFiling` that was looked at.' })
  version!: string;
}

@ObjectType('DecideFilingPayload', {
  simpleResolvers: true,
  description:
    'The filing as it is decided about now, also where this was refused. Refused are `NOT_FOUND`, `EMPTY`, ' +
    '`TOO_LONG`, `UNCHANGED` and, where somebody else decided about it since, `OUTDATED`.',
})
export class DecideFilingPayload {
  @Field(() => DoubtfulFiling, { nullable: true, description: 'Null where it is not in doubt.' })
  filing!: DoubtfulFiling | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty where it worked.' })
  errors!: FieldError[];
}

export const DoubtfulFilingConnection = connectionType('DoubtfulFiling', () => DoubtfulFiling);
