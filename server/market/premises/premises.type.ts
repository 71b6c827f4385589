import { Field, ObjectType } from 'type-graphql';
import { Product } from '../enums.ts';
import { Node } from '../../platform/lib/node.ts';
import { DateScalar } from '../../platform/lib/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'A period of ownership, without the way to the property.' })
export abstract class OwnershipFacts {
  propertyId!: number;

  @Field(() => Product, { description: 'Lodging or mixed beverages.' })
  product!: Product;

  @Field(() => String, { description: 'Trade name of the time, as filed.' })
  locationName!: string;

  @Field(() => String, { description: 'Street address of the time, as filed.' })
  locationAddress!: string;

  @Field(() => String, { description: 'Taxpayer’s name of the time, as filed.' })
  taxpayerName!: string;

  @Field(() => DateScalar, { description: 'First day.' })
  beginDate!: string;

  @Field(() => DateScalar, { nullable: true, description: 'Last day; null where it lasts.' })
  endDate!: string | null;

  @Field(() => Boolean, {
    description: 'True where the source gives no dates and the first and last filed months stand in.',
  })
  datesAreFiledPeriods!: boolean;
}

@ObjectType('OwnershipPeriod', {
  description: 'Who ran a property at this address under which name, and when.',
  simpleResolvers: true,
})
export class OwnershipPeriod extends OwnershipFacts {}

@ObjectType('Premises', {
  implements: Node,
  simpleResolvers: true,
  description: 'All properties at one address and ZIP code, whoever ran them.',
})
export class Premises extends Node {
  premisesId!: number;
}
