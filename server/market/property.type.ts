import { Field, Float, ObjectType } from 'type-graphql';

@ObjectType('Taxpayer', {
  description: 'Who owes the tax for a property, as last filed.',
  simpleResolvers: true,
})
export class Taxpayer {
  @Field(() => String, {
    description: 'The comptroller’s number; for properties known only from legacy releases, the permit.',
  })
  number!: string;

  @Field(() => String, { description: 'As filed.' })
  name!: string;

  @Field(() => String, { description: 'Street address, as filed.' })
  address!: string;

  @Field(() => String, { description: 'City, as filed.' })
  city!: string;

  @Field(() => String, {
    nullable: true,
    description: 'County by the comptroller’s code; null out of state.',
  })
  county!: string | null;

  @Field(() => String, { description: 'State, two letters.' })
  state!: string;

  @Field(() => String, { description: 'ZIP code, five digits, or empty where not filed.' })
  zip!: string;

  @Field(() => String, { nullable: true, description: 'Phone, as filed; null where blank.' })
  phone!: string | null;
}

@ObjectType('Coordinates', { description: 'Where a property lies (WGS 84).', simpleResolvers: true })
export class Coordinates {
  @Field(() => Float, { description: 'Degrees north.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east.' })
  longitude!: number;

  @Field(() => Boolean, {
    description: 'True where this is the ZIP’s centroid (US Census), not the property’s own location.',
  })
  approximate!: boolean;
}
