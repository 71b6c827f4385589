import { Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { Product } from '../enums.ts';
import { Node } from '../../platform/lib/node.ts';
import { DateScalar, MonthScalar } from '../../platform/lib/scalars.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';

@ObjectType('EstablishmentProperty', {
  simpleResolvers: true,
  description: 'A property of an establishment: the span of one owner.',
})
export class EstablishmentProperty {
  propertyId!: number;

  @Field(() => Product, { description: 'Tax of the property.' })
  product!: Product;

  @Field(() => Int, { description: 'Place in the order of owners, 1 for the first.' })
  position!: number;

  @Field(() => String, { description: 'Taxpayer number of the property.' })
  taxpayerNumber!: string;

  @Field(() => Int, { description: 'Location number within the taxpayer.' })
  locationNumber!: number;

  @Field(() => String, { description: 'Trade name, as last filed.' })
  name!: string;

  @Field(() => String, {
    description:
      'Owner: the taxpayer’s name, as last filed; empty if only legacy releases know the property.',
  })
  taxpayerName!: string;

  @Field(() => MonthScalar, { nullable: true, description: 'First month with figures; null if none.' })
  firstMonth!: string | null;

  @Field(() => MonthScalar, {
    nullable: true,
    description: 'Last month with receipts; null if none. Filings of $0 may follow: see `lastFiled`.',
  })
  lastMonth!: string | null;

  @Field(() => MonthScalar, {
    nullable: true,
    description: 'Last month filed, with receipts or with $0; null if none.',
  })
  lastFiled!: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'Day on which this owner took over, as filed: months before `firstMonth` may be in no release. Null for the first ' +
      'owner, and unless a day was filed that lies between the months of both owners.',
  })
  beganOn!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why this property continues the one before it, a sentence; null for the first.',
  })
  reason!: string | null;
}

@InterfaceType('Establishment', {
  implements: Node,
  description:
    'One hotel or bar through all its owners: the properties of one premises that follow one another. A property ' +
    'that follows no other and that no other follows is an establishment by itself.',
})
export abstract class Establishment extends Node {
  /** Database key of the property that was asked for. */
  propertyId!: number;

  @Field(() => [EstablishmentProperty], {
    complexity: valuesOf(largest.atPremises),
    description: 'Properties in the order of their owners, the first owner first.',
  })
  properties!: EstablishmentProperty[];

  @Field(() => EstablishmentProperty, { description: 'Property of the latest owner.' })
  latest!: EstablishmentProperty;
}

/** Properties that may file for one month of an establishment. */
const MOST_FILERS = 3;

export const filedByField = {
  complexity: valuesOf(MOST_FILERS),
  description:
    'Positions, in `properties`, of those that filed receipts for the month: usually one, two in the month of a ' +
    'hand-over.',
};
