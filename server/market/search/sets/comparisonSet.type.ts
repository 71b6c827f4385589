import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { comparedPeriod, PropertyKeyInput } from '../../figures/compare/compare.input.ts';
import { RankAsOfArgs } from '../../releases/figuresAsOf.args.ts';
import { FieldError } from '../../../platform/lib/fieldErrors.ts';
import { Node } from '../../../platform/lib/node.ts';
import { DateTimeScalar, MonthScalar } from '../../../platform/lib/scalars.ts';
import { largest, valuesOf } from '../../../platform/lib/cost.ts';

@ObjectType('ComparisonSet', {
  implements: Node,
  simpleResolvers: true,
  description:
    'A hotel and the competitors that a member compares it with, under a name. A hotel that is sold stays in it. Members ' +
    'see only their own sets.',
})
export class ComparisonSet extends Node {
  setId!: number;
  subjectId!: number;
  competitorIds!: number[];

  @Field(() => String, { description: 'Name; unique among the member’s sets.' })
  name!: string;

  @Field(() => DateTimeScalar, { description: 'Time when it was created.' })
  createdAt!: Date;
}

@ArgsType()
export class ComparedMonthsArgs extends RankAsOfArgs {
  @Field(() => MonthScalar, comparedPeriod.from)
  from?: string | null;

  @Field(() => MonthScalar, comparedPeriod.to)
  to?: string | null;
}

const COMPETITORS = 'Competitors, each once: at least 1, and at most 50 hotels with the subject.';

@InputType('CreateComparisonSetInput', { description: 'A new comparison set.' })
export class CreateComparisonSetInput {
  @Field(() => String, { description: 'Name, at most 100 characters.' })
  name!: string;

  @Field(() => PropertyKeyInput, { description: 'Hotel to compare.' })
  subject!: PropertyKeyInput;

  @Field(() => [PropertyKeyInput], { description: COMPETITORS })
  competitors!: PropertyKeyInput[];
}

@InputType('ChangeComparisonSetInput', { description: 'The new state of a comparison set.' })
export class ChangeComparisonSetInput extends CreateComparisonSetInput {
  @Field(() => ID, { description: 'Id of one of the member’s sets.' })
  id!: string;
}

@InputType('DeleteComparisonSetInput', { description: 'A comparison set to delete.' })
export class DeleteComparisonSetInput {
  @Field(() => ID, { description: 'Id of one of the member’s sets.' })
  id!: string;
}

@ObjectType('ComparisonSetPayload', {
  description: 'Comparison set after the change.',
  simpleResolvers: true,
})
export class ComparisonSetPayload {
  @Field(() => ComparisonSet, { nullable: true, description: 'The set; null if the request was refused.' })
  comparisonSet!: ComparisonSet | null;

  @Field(() => [FieldError], {
    complexity: valuesOf(largest.errors),
    description: 'Errors; empty if the change was made.',
  })
  errors!: FieldError[];
}
