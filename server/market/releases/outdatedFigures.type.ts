import { Field, Int, ObjectType } from 'type-graphql';
import { Product } from '../enums.ts';

@ObjectType('OutdatedFigures', {
  description: 'Figures of one tax that an earlier version computed and that are being updated.',
  simpleResolvers: true,
})
export class OutdatedFigures {
  @Field(() => Product, { description: 'Tax of the figures.' })
  product!: Product;

  @Field(() => Int, {
    nullable: true,
    description: 'Current step of the update, from 1; null if not started.',
  })
  step!: number | null;

  @Field(() => Int, { nullable: true, description: 'Total number of steps; null if not started.' })
  steps!: number | null;
}
