import { Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { Product } from '../enums.ts';
import { Node } from '../../platform/lib/node.ts';
import { DateScalar } from '../../platform/lib/scalars.ts';

@InterfaceType('OwnershipFacts', { description: 'A period of ownership, without a link to the property.' })
export abstract class OwnershipFacts {
  propertyId!: number;

  @Field(() => Product, { description: 'Lodging or mixed beverages.' })
  product!: Product;

  @Field(() => String, { description: 'Trade name at the time, as filed.' })
  locationName!: string;

  @Field(() => String, { description: 'Street address at the time, as filed.' })
  locationAddress!: string;

  @Field(() => String, { description: 'Taxpayer’s name at the time, as filed.' })
  taxpayerName!: string;

  @Field(() => DateScalar, { description: 'First day.' })
  beginDate!: string;

  @Field(() => DateScalar, { nullable: true, description: 'Last day; null if ongoing.' })
  endDate!: string | null;

  @Field(() => Boolean, {
    description: 'True if the source has no dates and the first and last filed months are used instead.',
  })
  datesAreFiledPeriods!: boolean;

  @Field(() => String, { description: 'Taxpayer number of the property.' })
  taxpayerNumber!: string;

  @Field(() => Int, { description: 'Location number within the taxpayer.' })
  locationNumber!: number;
}

@ObjectType('OwnershipPeriod', {
  implements: OwnershipFacts,
  description: 'A taxpayer who ran a property at this address, with its name and dates.',
  simpleResolvers: true,
})
export class OwnershipPeriod extends OwnershipFacts {}

@ObjectType('Premises', {
  implements: Node,
  simpleResolvers: true,
  description: 'All properties at one address and ZIP code, regardless of owner.',
})
export class Premises extends Node {
  premisesId!: number;
}
