import { Field, InputType } from 'type-graphql';

@InputType('ReportClientErrorInput', { description: 'What went wrong in a client.' })
export class ReportClientErrorInput {
  @Field(() => String, { description: 'The error; what is longer than 2,000 characters is cut.' })
  error!: string;

  @Field(() => String, { description: 'Where; its query is left out.' })
  url!: string;
}
