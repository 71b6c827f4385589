import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Product } from '../enums.ts';
import { FieldError } from '../../platform/lib/fieldErrors.ts';
import { Node } from '../../platform/lib/node.ts';
import { DateTimeScalar } from '../../platform/lib/scalars.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';

@ObjectType('Portfolio', {
  implements: Node,
  simpleResolvers: true,
  description: 'A named list of properties of one tax that a member keeps. One sees only one’s own.',
})
export class Portfolio extends Node {
  portfolioId!: number;

  @Field(() => Product, { description: 'Which of the two taxes its properties are of.' })
  product!: Product;

  @Field(() => String, { description: 'As the member named it; unique among the member’s of one tax.' })
  name!: string;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;
}

@InputType('CreatePortfolioInput', { description: 'A new portfolio.' })
export class CreatePortfolioInput {
  @Field(() => String, { description: 'At most 100 characters, without %.' })
  name!: string;

  @Field(() => Product, { description: 'Which of the two taxes its properties will be of.' })
  product!: Product;
}

@InputType('DeletePortfolioInput', { description: 'Which portfolio is to go.' })
export class DeletePortfolioInput {
  @Field(() => ID, { description: 'One of one’s own.' })
  id!: string;
}

@InputType('PortfolioPropertyInput', { description: 'A property and a portfolio of the same tax.' })
export class PortfolioPropertyInput {
  @Field(() => ID, { description: 'One of one’s own portfolios.' })
  portfolioId!: string;

  @Field(() => String, { description: 'The taxpayer’s number.' })
  taxpayerNumber!: string;

  @Field(() => Int, { description: 'Which of the taxpayer’s locations.' })
  locationNumber!: number;
}

@ObjectType('PortfolioPayload', { description: 'The portfolio as it is now.', simpleResolvers: true })
export class PortfolioPayload {
  @Field(() => Portfolio, { nullable: true, description: 'Null where it could not be done.' })
  portfolio!: Portfolio | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty where it worked.' })
  errors!: FieldError[];
}
