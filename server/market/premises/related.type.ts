import { ObjectType, Field } from 'type-graphql';
import { Product } from '../enums.ts';

@ObjectType('RelatedProperty', {
  simpleResolvers: true,
  description: 'A property of either tax that shares a taxpayer or an address with another.',
})
export class RelatedProperty {
  propertyId!: number;

  @Field(() => Product, { description: 'Tax of the property.' })
  product!: Product;
}
