import { Field, InputType } from 'type-graphql';

@InputType('ReportClientErrorInput', { description: 'An error in a client.' })
export class ReportClientErrorInput {
  @Field(() => String, { description: 'Error message, cut to 2,000 characters.' })
  error!: string;

  @Field(() => String, { description: 'Address of the page; its query is removed.' })
  url!: string;
}
