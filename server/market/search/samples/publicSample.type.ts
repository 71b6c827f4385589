import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { largest, valuesOf } from '../../../platform/lib/cost.ts';
import { FieldError } from '../../../platform/lib/fieldErrors.ts';

@ObjectType('PublicSample', {
  description:
    'A hotel, bar or place whose chart of receipts by month everybody may see at `/embed/{id}`, also within other ' +
    'people’s pages. Visitors see nothing else of it.',
  simpleResolvers: true,
})
export class PublicSample {
  @Field(() => ID, { description: 'Id of the hotel, bar or place.' })
  id!: string;

  @Field(() => Boolean, { description: 'True if everybody may see its chart.' })
  isPublic!: boolean;

  @Field(() => Boolean, {
    description: 'True if it is one of the samples for visitors, which are always public.',
  })
  isTrial!: boolean;
}

@InputType('SetPublicSampleInput', { description: 'Opens or closes the chart of a hotel, bar or place.' })
export class SetPublicSampleInput {
  @Field(() => ID, { description: 'Id of the hotel, bar or place.' })
  id!: string;

  @Field(() => Boolean, { description: 'True to open it to everybody.' })
  isPublic!: boolean;
}

@ObjectType('PublicSamplePayload', {
  description: 'Public sample after the change.',
  simpleResolvers: true,
})
export class PublicSamplePayload {
  @Field(() => PublicSample, { nullable: true, description: 'The sample; null if the request was refused.' })
  sample!: PublicSample | null;

  @Field(() => [FieldError], {
    complexity: valuesOf(largest.errors),
    description: 'Errors; empty if the change was made.',
  })
  errors!: FieldError[];
}
