import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/lib/connection.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';
import { FieldError } from '../../platform/lib/fieldErrors.ts';
import { DateTimeScalar } from '../../platform/lib/scalars.ts';

export const PremisesDecision = { JOINED: 'JOINED', PARTED: 'PARTED' } as const;
export type PremisesDecision = keyof typeof PremisesDecision;
registerEnumType(PremisesDecision, {
  name: 'PremisesDecision',
  description: 'Decision of an operator about two addresses.',
  valuesConfig: {
    JOINED: { description: 'The addresses are one premises.' },
    PARTED: { description: 'The addresses are two premises.' },
  },
});

export const PremisesPairState = { IN_DOUBT: 'IN_DOUBT', JOINED: 'JOINED', PARTED: 'PARTED' } as const;
export type PremisesPairState = keyof typeof PremisesPairState;
registerEnumType(PremisesPairState, {
  name: 'PremisesPairState',
  description: 'How two similar addresses are counted.',
  valuesConfig: {
    IN_DOUBT: { description: 'Two premises that may be one.' },
    JOINED: { description: 'One premises.' },
    PARTED: { description: 'Two premises, because an operator keeps them apart.' },
  },
});

@ObjectType('PremisesJoin', {
  simpleResolvers: true,
  description: 'Two spellings of an address that count as one premises, and why.',
})
export class PremisesJoin {
  @Field(() => String, { description: 'One address, in standard spelling.' })
  address!: string;

  @Field(() => String, { description: 'The other address, in standard spelling.' })
  otherAddress!: string;

  @Field(() => Int, { description: 'Certainty, from 60 to 100.' })
  score!: number;

  @Field(() => String, {
    description:
      'What agrees and what differs, such as `same ZIP code, same name, street suffixes differ (AVE, ST)`.',
  })
  reason!: string;
}

@ObjectType('PremisesPair', {
  simpleResolvers: true,
  description: 'Two similar addresses of a ZIP code, for administrators to join or to keep apart.',
})
export class PremisesPair {
  @Field(() => String, { description: 'ZIP code, 5 digits.' })
  zip!: string;

  @Field(() => String, { description: 'One address, in standard spelling.' })
  address!: string;

  @Field(() => String, { description: 'The other address, in standard spelling.' })
  otherAddress!: string;

  @Field(() => String, { description: 'Names at the address, with rooms of hotels; empty if unknown.' })
  names!: string;

  @Field(() => String, { description: 'Names at the other address, with rooms of hotels; empty if unknown.' })
  otherNames!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Certainty that they are one premises, from 50 to 100; null if an operator keeps them apart.',
  })
  score!: number | null;

  @Field(() => String, { description: 'Reasons for and against: what agrees and what differs.' })
  reason!: string;

  @Field(() => PremisesPairState, { description: 'How the two are counted.' })
  state!: PremisesPairState;

  @Field(() => PremisesDecision, { nullable: true, description: 'Decision in force; null if none.' })
  decision!: PremisesDecision | null;

  @Field(() => String, { nullable: true, description: 'Note on the decision; null if none.' })
  note!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of the operator; null if nobody decided.',
  })
  decidedBy!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the decision; null if undecided.' })
  decidedAt!: Date | null;

  @Field(() => Boolean, { description: 'True if a decision is not in the figures yet.' })
  isWaiting!: boolean;
}

export const PremisesPairConnection = connectionType('PremisesPair', () => PremisesPair);

@ArgsType()
export class PremisesPairArgs extends PageArgs {
  @Field(() => PremisesPairState, { nullable: true, description: 'State of the pairs; all if not given.' })
  state?: PremisesPairState | null;

  @Field(() => String, { nullable: true, description: 'Part of an address or a name, or a ZIP code.' })
  search?: string | null;
}

@InputType('DecidePremisesInput', { description: 'Two addresses and the decision about them.' })
export class DecidePremisesInput {
  @Field(() => String, { description: 'ZIP code, 5 digits.' })
  zip!: string;

  @Field(() => String, { description: 'One address, in any usual spelling.' })
  address!: string;

  @Field(() => String, { description: 'The other address, in any usual spelling.' })
  otherAddress!: string;

  @Field(() => PremisesDecision, { nullable: true, description: 'Decision; null undoes the one in force.' })
  decision?: PremisesDecision | null;

  @Field(() => String, { description: 'Reason, at most 500 characters, for other administrators.' })
  note!: string;
}

@ObjectType('DecidePremisesPayload', {
  simpleResolvers: true,
  description:
    'Result of a decision about two addresses. Error codes: `NOT_FOUND`, `INVALID` if both are spellings of one address, ' +
    '`EMPTY` or `TOO_LONG` for the note, and `UNCHANGED`.',
})
export class DecidePremisesPayload {
  @Field(() => PremisesPair, {
    nullable: true,
    description: 'The pair as it is now; null if it is in no list, or if the request was refused.',
  })
  pair!: PremisesPair | null;

  @Field(() => [FieldError], {
    complexity: valuesOf(largest.errors),
    description: 'Errors; empty if the decision was saved.',
  })
  errors!: FieldError[];
}
