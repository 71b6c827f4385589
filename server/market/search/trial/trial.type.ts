import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('Trial', {
  simpleResolvers: true,
  description:
    'Samples for visitors before they sign up: one hotel, one city and one county of Texas with their real ' +
    'figures. Nothing here links to other data.',
})
export class Trial {
  @Field(() => Int, {
    nullable: true,
    description: 'Latest year with published lodging figures; null if nothing is published.',
  })
  latestYear!: number | null;
}
