import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { largest, valuesOf } from '../platform/lib/cost.ts';
import { FieldError } from '../platform/lib/fieldErrors.ts';
import { DateTimeScalar } from '../platform/lib/scalars.ts';

@ObjectType('TestCard', { description: 'A card that the demonstration accepts.', simpleResolvers: true })
export class DemonstrationCard {
  @Field(() => String, { description: 'Card number, without spaces.' })
  number!: string;

  @Field(() => String, { description: 'Value for `paymentMethodId`.' })
  paymentMethodId!: string;

  @Field(() => String, { description: 'Card brand, such as `visa`.' })
  brand!: string;

  @Field(() => String, { description: 'Outcome of a charge to this card.' })
  outcome!: string;
}

@InputType('AnswerChallengeInput', { description: 'The cardholder’s answer on the bank’s page.' })
export class AnswerChallengeInput {
  @Field(() => String, { description: 'The `clientSecret` of the payload that asked for the check.' })
  clientSecret!: string;

  @Field(() => Boolean, { description: 'True if the bank accepts the cardholder.' })
  pass!: boolean;
}

@InputType('MoveClockInput', { description: 'The time by which to move the demonstration’s clock forward.' })
export class MoveClockInput {
  @Field(() => Int, { description: 'Number of days, 1 to 800.' })
  days!: number;
}

@ObjectType('DemonstrationClockPayload', {
  description: 'The demonstration’s time after a change.',
  simpleResolvers: true,
})
export class DemonstrationClockPayload {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The demonstration’s time; null if it was not moved.',
  })
  now!: Date | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty on success.' })
  errors!: FieldError[];
}
