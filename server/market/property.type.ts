import { Field, Float, Int, InterfaceType, ObjectType } from 'type-graphql';
import { ResponsibilityStatus } from './enums.ts';
import { PointQuality } from './places/maps/pointQuality.ts';
import { DateScalar } from '../platform/lib/scalars.ts';

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

  @Field(() => PointQuality, {
    nullable: true,
    description: 'How well the geocoder knows the address; null if approximate.',
  })
  quality?: PointQuality | null;

  @Field(() => String, {
    nullable: true,
    description: 'Geocoder that found the point, `US Census` or `Google`; null if approximate.',
  })
  source?: string | null;
}

@InterfaceType('PropertySummary', {
  description: 'Name and address of a property of either tax, as last filed.',
})
export abstract class PropertySummary {
  @Field(() => String, {
    description:
      'Taxpayer number, 11 digits; the permit for mixed beverage properties known only from legacy releases.',
  })
  taxpayerNumber!: string;

  @Field(() => Int, {
    description: 'Location number within the taxpayer; 0 for properties known only from legacy releases.',
  })
  locationNumber!: number;

  @Field(() => String, { description: 'Trade name of the location, as last filed.' })
  name!: string;

  @Field(() => String, { description: 'Street address of the location, as last filed; may be empty.' })
  address!: string;

  @Field(() => String, { description: 'City as filed; see `addressCity` for its known name.' })
  filedCity!: string;

  @Field(() => String, {
    description:
      'City of the address: the known name of the filed city, such as `FORT WORTH` for `FT WORTH`, else as filed.',
  })
  addressCity!: string;

  @Field(() => String, { description: 'State of the location, two letters.' })
  state!: string;

  @Field(() => String, { description: 'ZIP code of the location, as filed.' })
  zip!: string;

  @Field(() => ResponsibilityStatus, {
    description: 'Status at the latest published period: still operating, or ended.',
  })
  status!: ResponsibilityStatus;
}

@InterfaceType('PropertyFacts', {
  implements: PropertySummary,
  description: 'Facts about a property of either tax, without links to other objects.',
})
export abstract class PropertyFacts extends PropertySummary {
  @Field(() => String, {
    nullable: true,
    description: 'Canonical name of the city that the property is assigned to; null if none.',
  })
  cityName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'County that the property is assigned to; null if none.',
  })
  countyName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ZIP code that the property is assigned to, five digits; null if none.',
  })
  zipName!: string | null;

  @Field(() => Taxpayer, { description: 'The taxpayer, as last filed.' })
  taxpayer!: Taxpayer;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Date when the taxpayer became responsible for the tax; null if unknown.',
  })
  responsibilityBegin!: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Date when the taxpayer’s responsibility ended; null if it has not.',
  })
  responsibilityEnd!: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'Date when the property ended: the end of responsibility or of the last filed month, whichever is earlier; ' +
      'null while the status is CURRENT.',
  })
  endedOn!: string | null;

  @Field(() => Boolean, {
    description:
      'True if responsibility dates are unknown and the first and last filed months are used instead.',
  })
  datesAreFiledPeriods!: boolean;

  @Field(() => Coordinates, {
    nullable: true,
    description:
      'Coordinates of the address if a geocoder knows it, else of the ZIP code; null if the ZIP code is not in Texas.',
  })
  coordinates!: Coordinates | null;
}
