import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('Trial', {
  simpleResolvers: true,
  description:
    'What visitors see before they sign up: one hotel, one city and one county of Texas with their real figures. ' +
    'No way leads from here to any other row.',
})
export class Trial {
  @Field(() => Int, {
    nullable: true,
    description: 'The latest year with published lodging figures; null where nothing is published.',
  })
  latestYear!: number | null;
}
