import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../../platform/lib/node.ts';
import { Establishment, filedByField } from '../premises/establishment.type.ts';
import { BeverageMonth } from './beverageMonth.type.ts';

@ObjectType('BeverageEstablishmentMonth', {
  simpleResolvers: true,
  description: 'A month of a bar through its owners: the sum if two owners filed for it.',
})
export class BeverageEstablishmentMonth extends BeverageMonth {
  @Field(() => [Int], filedByField)
  filedBy!: number[];
}

@ObjectType('BeverageEstablishment', {
  implements: [Node, Establishment],
  simpleResolvers: true,
  description:
    'A mixed beverage property through all its owners: months, years and headline figures that run through each sale.',
})
export class BeverageEstablishment extends Establishment {}
