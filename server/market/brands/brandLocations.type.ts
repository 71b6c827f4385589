import { Field, Int, ObjectType } from 'type-graphql';
import { Brand } from './brand.type.ts';

export const ROOMS = 'Total rooms of the locations, as last filed, without doubtful ones (`roomsLeftOut`).';
export const ROOMS_LEFT_OUT =
  'Rooms of the locations that were last filed and are doubtful (`ROOMS_DOUBTFUL`), such as room-nights in place of rooms.';

@ObjectType('BrandLocations', {
  description:
    'A brand with the number of its locations: current hotels that have the brand by their latest filing.',
  simpleResolvers: true,
})
export class BrandLocations {
  @Field(() => Brand, {
    description:
      'The brand, matched by today’s rules. Read its locations here; its own fields read one brand at a time.',
  })
  brand!: Brand;

  @Field(() => Int, { description: 'Number of locations.' })
  locations!: number;

  @Field(() => Int, { description: ROOMS })
  rooms!: number;

  @Field(() => Int, { description: ROOMS_LEFT_OUT })
  roomsLeftOut!: number;
}
