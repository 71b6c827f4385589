import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../../platform/lib/node.ts';

@ObjectType('Owner', {
  implements: Node,
  simpleResolvers: true,
  description:
    'A taxpayer with hotels or mixed beverage properties, as filed under this taxpayer number. A company that files ' +
    'under several numbers is several owners; `possiblySame` suggests which.',
})
export class Owner extends Node {
  @Field(() => String, {
    description: 'Taxpayer number, 11 digits; the permit for properties known only from legacy releases.',
  })
  number!: string;

  @Field(() => String, {
    description: 'Name of the taxpayer, as last filed; empty if only legacy releases know the owner.',
  })
  name!: string;

  /** Today's properties. */
  hotels!: number;
  currentHotels!: number;
  marketplacePlaces!: number;
  bars!: number;
  currentBars!: number;
}

/** Fields with a number of properties, which may be asked for as of a release. */
export type OwnerCount = 'hotels' | 'currentHotels' | 'marketplacePlaces' | 'bars' | 'currentBars';
