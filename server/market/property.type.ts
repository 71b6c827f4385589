import { Field, Float, ObjectType } from 'type-graphql';

@ObjectType('Taxpayer', {
  description: 'The taxpayer who owes the tax for a property, as last filed.',
  simpleResolvers: true,
})
export class Taxpayer {
  @Field(() => String, {
    description: 'Taxpayer number; the permit for properties known only from legacy releases.',
  })
  number!: string;

  @Field(() => String, { description: 'Name, as filed.' })
  name!: string;

  @Field(() => String, { description: 'Street address, as filed.' })
  address!: string;

  @Field(() => String, { description: 'City, as filed.' })
  city!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The comptroller’s county code; null if out of state.',
  })
  county!: string | null;

  @Field(() => String, { description: 'State, two letters.' })
  state!: string;

  @Field(() => String, { description: 'ZIP code, five digits; empty if not filed.' })
  zip!: string;

  @Field(() => String, { nullable: true, description: 'Phone, as filed; null if blank.' })
  phone!: string | null;
}

@ObjectType('Coordinates', { description: 'Coordinates of a property (WGS 84).', simpleResolvers: true })
export class Coordinates {
  @Field(() => Float, { description: 'Degrees north.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east.' })
  longitude!: number;

  @Field(() => Boolean, {
    description:
      'True if these are the coordinates of the ZIP code’s centroid (US Census), not of the property.',
  })
  approximate!: boolean;
}
