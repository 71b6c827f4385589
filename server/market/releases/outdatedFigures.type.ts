import { Field, Int, ObjectType } from 'type-graphql';
import { Product } from '../enums.ts';

@ObjectType('OutdatedFigures', {
  description:
    'Figures of one tax that an earlier version computed, until the worker has brought them up to date.',
  simpleResolvers: true,
})
export class OutdatedFigures {
  @Field(() => Product, { description: 'Of which tax.' })
  product!: Product;

  @Field(() => Int, {
    nullable: true,
    description: 'The step that is under way, from 1; null where none has begun.',
  })
  step!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many steps there are; null where none has begun.' })
  steps!: number | null;
}
