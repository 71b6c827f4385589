import { ObjectType } from 'type-graphql';
import { ReleaseFacts } from '../../releases/releaseFacts.type.ts';

@ObjectType('TrialRelease', {
  implements: ReleaseFacts,
  simpleResolvers: true,
  description: 'The published file that a figure comes from, by name only.',
})
export class TrialRelease extends ReleaseFacts {}
