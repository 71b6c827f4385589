import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionType } from '../../platform/lib/connection.ts';
import { FieldError } from '../../platform/lib/fieldErrors.ts';
import { DateTimeScalar } from '../../platform/lib/scalars.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';

export const BrandChangeKind = {
  ADD_RULE: 'ADD_RULE',
  CHANGE_RULE: 'CHANGE_RULE',
  CORRECT_HOTEL: 'CORRECT_HOTEL',
  WITHDRAW_CORRECTION: 'WITHDRAW_CORRECTION',
  REFERENCE: 'REFERENCE',
} as const;
export type BrandChangeKind = keyof typeof BrandChangeKind;
registerEnumType(BrandChangeKind, {
  name: 'BrandChangeKind',
  description: 'Kind of change.',
  valuesConfig: {
    ADD_RULE: { description: 'A rule was added.' },
    CHANGE_RULE: {
      description: 'A rule’s exclusions or brand was changed, or the rule was turned off or on.',
    },
    CORRECT_HOTEL: { description: 'The brand of a single hotel under one of its names was corrected.' },
    WITHDRAW_CORRECTION: { description: 'A correction was withdrawn.' },
    REFERENCE: { description: 'A new version of the product changed the reference rules.' },
  },
});

export const BrandChangeState = { WAITING: 'WAITING', FAILED: 'FAILED', DONE: 'DONE' } as const;
export type BrandChangeState = keyof typeof BrandChangeState;
registerEnumType(BrandChangeState, {
  name: 'BrandChangeState',
  description: 'State of the figures after a change.',
  valuesConfig: {
    WAITING: { description: 'Figures do not include the change yet.' },
    FAILED: {
      description:
        'The update failed, so figures do not include the change yet. It is retried every ten minutes.',
    },
    DONE: { description: 'Figures include the change.' },
  },
});

@ObjectType('BrandChange', {
  simpleResolvers: true,
  description: 'A change of brand rules or corrections, and the state of the figures after it.',
})
export class BrandChange {
  propertyId!: number | null;

  @Field(() => Int, { description: 'Number; each is greater than the one before.' })
  changeId!: number;

  @Field(() => BrandChangeKind, { description: 'Kind of change.' })
  kind!: BrandChangeKind;

  @Field(() => String, {
    nullable: true,
    description: 'Text of the rule; null for corrections and reference changes.',
  })
  matchText!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the corrected hotel; null for changes of rules.',
  })
  hotelName!: string | null;

  @Field(() => DateTimeScalar, { description: 'Time of the change.' })
  madeAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'Email address, at the time, of the administrator who made the change; null for reference changes.',
  })
  madeBy!: string | null;

  @Field(() => BrandChangeState, { description: 'State of the figures.' })
  state!: BrandChangeState;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time when the figures were updated; null if they are not yet.',
  })
  doneAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of hotels checked for this change and others processed with it; null if figures are not updated ' +
      'yet, and if all hotels were rebuilt.',
  })
  hotels!: number | null;
}

@ObjectType('BrandChangePayload', {
  simpleResolvers: true,
  description:
    'Result of a change. Error codes: `NOT_FOUND`, `EMPTY`, `TOO_LONG`, `TAKEN`, `NEVER_HOLDS`, `UNCHANGED`, ' +
    '`MARKETPLACE`, `NOT_FILED`, `ENDED`, and `OUTDATED` if the stamp no longer matches the current state and ' +
    'a new preview is needed.',
})
export class BrandChangePayload {
  @Field(() => BrandChange, { nullable: true, description: 'The change; null if it was refused.' })
  change!: BrandChange | null;

  @Field(() => [FieldError], {
    complexity: valuesOf(largest.errors),
    description: 'Errors; empty if the change was made.',
  })
  errors!: FieldError[];
}

@InputType('BrandChangeFilter', { description: 'Filter for changes.' })
export class BrandChangeFilter {
  @Field(() => Boolean, { nullable: true, description: 'True for changes that figures do not include yet.' })
  isWaiting?: boolean | null;
}

export const BrandChangeConnection = connectionType('BrandChange', () => BrandChange);
