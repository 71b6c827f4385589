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
  description: 'What was changed.',
  valuesConfig: {
    ADD_RULE: { description: 'A rule was added.' },
    CHANGE_RULE: { description: 'A rule’s exclusions or brand, or whether it is on.' },
    CORRECT_HOTEL: { description: 'The brand of a single hotel under one of its names.' },
    WITHDRAW_CORRECTION: { description: 'Such a correction was taken back.' },
    REFERENCE: { description: 'The product came with other reference rules.' },
  },
});

export const BrandChangeState = { WAITING: 'WAITING', FAILED: 'FAILED', DONE: 'DONE' } as const;
export type BrandChangeState = keyof typeof BrandChangeState;
registerEnumType(BrandChangeState, {
  name: 'BrandChangeState',
  description: 'Whether figures follow a change.',
  valuesConfig: {
    WAITING: { description: 'Not yet; figures are those of before.' },
    FAILED: { description: 'Not yet: it was tried and did not work. It is tried again every ten minutes.' },
    DONE: { description: 'They do.' },
  },
});

@ObjectType('BrandChange', {
  simpleResolvers: true,
  description: 'A change of brand rules or corrections, and whether months, sums and hotels follow it.',
})
export class BrandChange {
  propertyId!: number | null;

  @Field(() => Int, { description: 'Its number: each is greater than the one before.' })
  changeId!: number;

  @Field(() => BrandChangeKind, { description: 'What was changed.' })
  kind!: BrandChangeKind;

  @Field(() => String, {
    nullable: true,
    description: 'The rule’s text; null for corrections and the reference.',
  })
  matchText!: string | null;

  @Field(() => String, { nullable: true, description: 'The corrected hotel’s name; null for rules.' })
  hotelName!: string | null;

  @Field(() => DateTimeScalar, { description: 'When.' })
  madeAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Who, by the e-mail address of then; null for the reference rules.',
  })
  madeBy!: string | null;

  @Field(() => BrandChangeState, { description: 'Whether figures follow it.' })
  state!: BrandChangeState;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when they do; null where not yet.' })
  doneAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Hotels that were looked at for it, together with what else waited; null where not yet, and for a rebuild of all.',
  })
  hotels!: number | null;
}

@ObjectType('BrandChangePayload', {
  simpleResolvers: true,
  description:
    'What was changed. Refused are `NOT_FOUND`, `EMPTY`, `TOO_LONG`, `TAKEN`, `NEVER_HOLDS`, `UNCHANGED`, ' +
    '`MARKETPLACE`, `NOT_FILED`, `ENDED` and, where the stamp is not that of the present state any more so that ' +
    'another preview is needed, `OUTDATED`.',
})
export class BrandChangePayload {
  @Field(() => BrandChange, { nullable: true, description: 'Null where it was refused.' })
  change!: BrandChange | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty where it worked.' })
  errors!: FieldError[];
}

@InputType('BrandChangeFilter', { description: 'Which changes.' })
export class BrandChangeFilter {
  @Field(() => Boolean, { nullable: true, description: 'True for those that figures do not follow yet.' })
  isWaiting?: boolean | null;
}

export const BrandChangeConnection = connectionType('BrandChange', () => BrandChange);
