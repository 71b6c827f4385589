import { Field, Int, ObjectType } from 'type-graphql';
import { Brand } from './brand.type.ts';

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

  @Field(() => Int, { description: 'Total rooms of the locations, as last filed.' })
  rooms!: number;
}
