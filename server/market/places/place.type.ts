import { Field, InputType, InterfaceType, ObjectType } from 'type-graphql';
import { reading, work } from '../../platform/lib/cost.ts';
import { LodgingHeadlineFacts } from './placeHeadline.type.ts';
import { PlaceKind } from './placeKind.ts';
import { Node } from '../../platform/lib/node.ts';

@InputType('PlaceInput', { description: 'One or more places of the same kind.' })
export class PlaceInput {
  @Field(() => PlaceKind, { description: 'Kind of all the places.' })
  kind!: PlaceKind;

  @Field(() => [String], {
    description:
      'Cities in any known spelling, counties by name or comptroller’s code, or ZIP codes; at most 100. Unknown ' +
      'names match nothing.',
  })
  names!: string[];
}

@InterfaceType('PlaceFacts', {
  description: 'A place and its key figures. Members’ places and the samples have them.',
})
export abstract class PlaceFacts {
  /** Key of the place in the aggregates: a city's name, a county's code or a ZIP code. */
  key!: string;
  kind!: PlaceKind;

  @Field(() => String, { description: 'Canonical name: upper case for a city, five digits for a ZIP code.' })
  name!: string;

  /** Found by resolvers. */
  @Field(() => LodgingHeadlineFacts, {
    complexity: work(reading.allMonths + reading.standing),
    nullable: true,
    description: 'Key lodging figures of the latest month; null if there are no months with figures.',
  })
  lodgingHeadline?: LodgingHeadlineFacts | null;
}

@ObjectType('Place', {
  implements: [Node, PlaceFacts],
  simpleResolvers: true,
  description:
    'A city, county or ZIP code with its precomputed figures. Doubtful values do not count as filed. Filings ' +
    'without a Texas location are left out.',
})
export class Place extends PlaceFacts implements Node {
  id!: string;

  @Field(() => PlaceKind, { description: 'Kind of place.' })
  declare kind: PlaceKind;
}
