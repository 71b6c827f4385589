import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { FieldError } from '../../../platform/lib/fieldErrors.ts';
import { Node } from '../../../platform/lib/node.ts';
import { DateTimeScalar } from '../../../platform/lib/scalars.ts';
import { largest, valuesOf } from '../../../platform/lib/cost.ts';

@ObjectType('SavedView', {
  implements: Node,
  simpleResolvers: true,
  description:
    'A question of the explorer that a member saved under a name. Members see only their own views.',
})
export class SavedView extends Node {
  viewId!: number;

  @Field(() => String, { description: 'Name; unique among the member’s views.' })
  name!: string;

  @Field(() => String, {
    description:
      'The part of the explorer’s address after its question mark, such as `by=growth&period=2019`; empty for the ' +
      'question that the explorer begins with.',
  })
  question!: string;

  @Field(() => DateTimeScalar, { description: 'Time when it was created.' })
  createdAt!: Date;
}

@InputType('CreateSavedViewInput', { description: 'A new saved view.' })
export class CreateSavedViewInput {
  @Field(() => String, { description: 'Name, at most 100 characters.' })
  name!: string;

  @Field(() => String, {
    description: 'The part of the explorer’s address after its question mark, at most 1,000 characters.',
  })
  question!: string;
}

@InputType('ChangeSavedViewInput', { description: 'The new state of a saved view.' })
export class ChangeSavedViewInput extends CreateSavedViewInput {
  @Field(() => ID, { description: 'Id of one of the member’s views.' })
  id!: string;
}

@InputType('DeleteSavedViewInput', { description: 'A saved view to delete.' })
export class DeleteSavedViewInput {
  @Field(() => ID, { description: 'Id of one of the member’s views.' })
  id!: string;
}

@ObjectType('SavedViewPayload', { description: 'Saved view after the change.', simpleResolvers: true })
export class SavedViewPayload {
  @Field(() => SavedView, { nullable: true, description: 'The view; null if the request was refused.' })
  savedView!: SavedView | null;

  @Field(() => [FieldError], {
    complexity: valuesOf(largest.errors),
    description: 'Errors; empty if the change was made.',
  })
  errors!: FieldError[];
}
