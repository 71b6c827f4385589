import { Field, Int, ObjectType } from 'type-graphql';
import { FilerType, ResponsibilityStatus } from '../enums.ts';
import { Node } from '../../platform/lib/node.ts';
import { Coordinates, Taxpayer } from '../property.type.ts';
import { DateScalar } from '../../platform/lib/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'What a lodging property is, without ways to others.' })
export abstract class HotelFacts {
  /** The database's own key, never shown. */
  propertyId!: number;
  premisesId!: number | null;
  brandId!: number | null;
  cityName!: string | null;
  countyCode!: number | null;
  countyName!: string | null;
  zipKey!: string | null;

  @Field(() => String, { description: 'The taxpayer’s number, 11 digits.' })
  taxpayerNumber!: string;

  @Field(() => Int, { description: 'Which of the taxpayer’s locations.' })
  locationNumber!: number;

  @Field(() => String, { description: 'Trade name of the location, as last filed.' })
  name!: string;

  @Field(() => String, { description: 'Street address of the location, as last filed; may be empty.' })
  address!: string;

  @Field(() => String, { description: 'City as the taxpayer spelled it; `city` has the canonical one.' })
  filedCity!: string;

  @Field(() => String, { description: 'State of the location, two letters.' })
  state!: string;

  @Field(() => String, { description: 'ZIP code of the location, as filed.' })
  zip!: string;

  @Field(() => String, { nullable: true, description: 'Phone of the location; null where blank.' })
  phone!: string | null;

  @Field(() => Taxpayer, { description: 'Who owes the tax.' })
  taxpayer!: Taxpayer;

  @Field(() => Int, { nullable: true, description: 'Rooms for rent, as last filed.' })
  roomCapacity!: number | null;

  @Field(() => FilerType, { nullable: true, description: 'How often the taxpayer files.' })
  filerType!: FilerType | null;

  @Field(() => DateScalar, { nullable: true, description: 'When the taxpayer became responsible.' })
  responsibilityBegin!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'When responsibility ended; null while it lasts.' })
  responsibilityEnd!: string | null;

  @Field(() => ResponsibilityStatus, {
    description: 'Whether it is still there, at the latest published period.',
  })
  status!: ResponsibilityStatus;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'Since when it is gone: the end of responsibility or of the last filed month, whichever is earlier; null while it ' +
      'is current.',
  })
  endedOn!: string | null;

  @Field(() => Boolean, {
    description:
      'True where responsibility dates are unknown and the first and last filed months stand in for them.',
  })
  datesAreFiledPeriods!: boolean;

  @Field(() => Boolean, {
    description:
      'True for a marketplace’s filing for a whole city or county: revenue of that place, never rooms.',
  })
  isMarketplace!: boolean;

  @Field(() => Coordinates, { nullable: true, description: 'Where it lies; null outside Texas ZIP codes.' })
  coordinates!: Coordinates | null;
}

@ObjectType('Hotel', {
  implements: Node,
  simpleResolvers: true,
  description:
    'A lodging property: one location of one taxpayer, as its latest filing describes it. ' +
    'Source: hotel occupancy tax receipts of the Texas comptroller.',
})
export class Hotel extends HotelFacts implements Node {
  id!: string;
}
