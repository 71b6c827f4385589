import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Product } from '../../enums.ts';
import { FieldError } from '../../../platform/lib/fieldErrors.ts';
import { Node } from '../../../platform/lib/node.ts';
import { DateTimeScalar } from '../../../platform/lib/scalars.ts';
import { largest, valuesOf } from '../../../platform/lib/cost.ts';

@ObjectType('Portfolio', {
  implements: Node,
  simpleResolvers: true,
  description: 'A member’s named list of properties of one tax. Members see only their own portfolios.',
})
export class Portfolio extends Node {
  portfolioId!: number;

  @Field(() => Product, { description: 'Tax of the portfolio’s properties.' })
  product!: Product;

  @Field(() => String, { description: 'Name; unique among the member’s portfolios of one tax.' })
  name!: string;

  @Field(() => DateTimeScalar, { description: 'Time when it was created.' })
  createdAt!: Date;
}

@InputType('CreatePortfolioInput', { description: 'A new portfolio.' })
export class CreatePortfolioInput {
  @Field(() => String, { description: 'Name, at most 100 characters, without %.' })
  name!: string;

  @Field(() => Product, { description: 'Tax of the portfolio’s properties.' })
  product!: Product;
}

@InputType('DeletePortfolioInput', { description: 'A portfolio to delete.' })
export class DeletePortfolioInput {
  @Field(() => ID, { description: 'Id of one of the member’s portfolios.' })
  id!: string;
}

@InputType('PortfolioPropertyInput', { description: 'A property and a portfolio of the same tax.' })
export class PortfolioPropertyInput {
  @Field(() => ID, { description: 'Id of one of the member’s portfolios.' })
  portfolioId!: string;

  @Field(() => String, { description: 'Taxpayer number.' })
  taxpayerNumber!: string;

  @Field(() => Int, { description: 'Location number within the taxpayer.' })
  locationNumber!: number;
}

@InputType('PortfolioNoteInput', { description: 'The member’s note on a property of a portfolio.' })
export class PortfolioNoteInput extends PortfolioPropertyInput {
  @Field(() => String, { description: 'Note, at most 500 characters; empty to remove it.' })
  note!: string;
}

@ObjectType('PortfolioPayload', { description: 'Portfolio after the change.', simpleResolvers: true })
export class PortfolioPayload {
  @Field(() => Portfolio, { nullable: true, description: 'The portfolio; null if the request was refused.' })
  portfolio!: Portfolio | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Sentence for the member if the portfolio already had the hotel or bar, maybe under another owner; null otherwise.',
  })
  notice!: string | null;

  @Field(() => [FieldError], {
    complexity: valuesOf(largest.errors),
    description: 'Errors; empty if the change was made.',
  })
  errors!: FieldError[];
}
