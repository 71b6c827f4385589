import { Field, Int, ObjectType } from 'type-graphql';
import { Establishment, filedByField } from '../premises/establishment.type.ts';
import { HotelMonthFacts } from './hotelMonth.type.ts';
import { Node } from '../../platform/lib/node.ts';

@ObjectType('HotelEstablishmentMonth', {
  implements: HotelMonthFacts,
  simpleResolvers: true,
  description:
    'A month of a hotel through its owners. If two owners filed for it, receipts are their sum and rooms the ' +
    'larger number, because both sold the same rooms.',
})
export class HotelEstablishmentMonth extends HotelMonthFacts {
  @Field(() => [Int], filedByField)
  filedBy!: number[];
}

@ObjectType('HotelEstablishment', {
  implements: [Node, Establishment],
  simpleResolvers: true,
  description:
    'A hotel through all its owners: months, years and headline figures that run through each sale.',
})
export class HotelEstablishment extends Establishment {}
