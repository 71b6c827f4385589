import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../platform/lib/node.ts';

export const PlaceKind = { CITY: 'CITY', COUNTY: 'COUNTY', ZIP: 'ZIP' } as const;
export type PlaceKind = keyof typeof PlaceKind;
registerEnumType(PlaceKind, {
  name: 'PlaceKind',
  description: 'What kind of area.',
  valuesConfig: {
    CITY: { description: 'A city, under one canonical spelling.' },
    COUNTY: { description: 'One of the 254 counties of Texas, by the comptroller’s code.' },
    ZIP: { description: 'A five-digit ZIP code.' },
  },
});

@InputType('PlaceInput', { description: 'One or several places of one kind.' })
export class PlaceInput {
  @Field(() => PlaceKind, { description: 'The kind of all of them.' })
  kind!: PlaceKind;

  @Field(() => [String], {
    description:
      'Cities in any known spelling, counties by name or code, ZIP codes; at most 100. Unknown ones match nothing.',
  })
  names!: string[];
}

@ObjectType('Place', {
  implements: Node,
  simpleResolvers: true,
  description:
    'A city, county or ZIP code with its precomputed figures. Doubtful values do not count as filed. Left out: filings ' +
    'without a Texas location.',
})
export class Place extends Node {
  /** How the aggregates know the place: a city's name, a county's code, a ZIP code. */
  key!: string;

  @Field(() => PlaceKind, { description: 'What kind of area.' })
  kind!: PlaceKind;

  @Field(() => String, { description: 'Canonical name: upper case for a city, five digits for a ZIP code.' })
  name!: string;
}
