import { Field, Int, ObjectType } from 'type-graphql';
import { FilerType, ResponsibilityStatus } from '../enums.ts';
import { Node } from '../../platform/lib/node.ts';
import { Coordinates, Taxpayer } from '../property.type.ts';
import { DateScalar } from '../../platform/lib/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'Facts about a hotel, without links to other objects.' })
export abstract class HotelFacts {
  /** Database key, not exposed. */
  propertyId!: number;
  premisesId!: number | null;
  brandId!: number | null;
  cityName!: string | null;
  countyCode!: number | null;
  countyName!: string | null;
  zipKey!: string | null;

  @Field(() => String, { description: 'Taxpayer number, 11 digits.' })
  taxpayerNumber!: string;

  @Field(() => Int, { description: 'Location number within the taxpayer.' })
  locationNumber!: number;

  @Field(() => String, { description: 'Trade name of the location, as last filed.' })
  name!: string;

  @Field(() => String, { description: 'Street address of the location, as last filed; may be empty.' })
  address!: string;

  @Field(() => String, { description: 'City as filed; see `city` for the canonical name.' })
  filedCity!: string;

  @Field(() => String, { description: 'State of the location, two letters.' })
  state!: string;

  @Field(() => String, { description: 'ZIP code of the location, as filed.' })
  zip!: string;

  @Field(() => String, { nullable: true, description: 'Phone of the location; null if blank.' })
  phone!: string | null;

  @Field(() => Taxpayer, { description: 'The taxpayer, as last filed.' })
  taxpayer!: Taxpayer;

  @Field(() => Int, { nullable: true, description: 'Rooms for rent, as last filed.' })
  roomCapacity!: number | null;

  @Field(() => FilerType, { nullable: true, description: 'Filing frequency.' })
  filerType!: FilerType | null;

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

  @Field(() => ResponsibilityStatus, {
    description: 'Status at the latest published period: still operating, or ended.',
  })
  status!: ResponsibilityStatus;

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

  @Field(() => Boolean, {
    description:
      'True for a booking marketplace that files for a whole city or county: revenue of that place, never rooms.',
  })
  isMarketplace!: boolean;

  @Field(() => Coordinates, {
    nullable: true,
    description: 'Coordinates; null if the ZIP code is not in Texas.',
  })
  coordinates!: Coordinates | null;
}

@ObjectType('Hotel', {
  implements: Node,
  simpleResolvers: true,
  description:
    'A hotel: one location of one taxpayer, as its latest filing describes it. Source: hotel occupancy tax ' +
    'receipts of the Texas comptroller.',
})
export class Hotel extends HotelFacts implements Node {
  id!: string;
}
