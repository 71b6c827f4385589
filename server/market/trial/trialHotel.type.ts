import { Field, Int, ObjectType } from 'type-graphql';
import { HotelFacts } from '../hotels/hotel.type.ts';
import { HotelFilingFacts } from '../hotels/hotelFiling.type.ts';
import { HotelHeadlineFigures, HotelMonthFigures, HotelYearFigures } from '../hotels/hotelMonth.type.ts';
import { Product } from '../enums.ts';
import { OwnershipFacts } from '../premises/premises.type.ts';

@ObjectType('TrialHotel', {
  simpleResolvers: true,
  description: 'The hotel that visitors see, as its latest filing describes it.',
})
export class TrialHotel extends HotelFacts {
  /** Latest year of the sample; not exposed. */
  latestYear!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Canonical name of the city that the hotel is assigned to.',
  })
  declare cityName: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'County that the property is assigned to; null if none.',
  })
  declare countyName: string | null;
}

@ObjectType('TrialHotelMonth', {
  simpleResolvers: true,
  description:
    'A month of the hotel: a monthly filing as filed, or a quarterly filing divided among its months by days.',
})
export class TrialHotelMonth extends HotelMonthFigures {}

@ObjectType('TrialHotelYear', { simpleResolvers: true, description: 'A calendar year of the hotel.' })
export class TrialHotelYear extends HotelYearFigures {}

@ObjectType('TrialHotelHeadline', {
  simpleResolvers: true,
  description: 'Key figures of the hotel for its latest month.',
})
export class TrialHotelHeadline extends HotelHeadlineFigures {}

@ObjectType('TrialHotelFiling', {
  simpleResolvers: true,
  description: 'A tax return of the hotel, exactly as the comptroller published it.',
})
export class TrialHotelFiling extends HotelFilingFacts {}

@ObjectType('TrialFilingVersion', {
  simpleResolvers: true,
  description: 'An earlier version of a tax return of the hotel, before a later release revised it.',
})
export class TrialFilingVersion extends HotelFilingFacts {}

@ObjectType('TrialNamePeriod', {
  simpleResolvers: true,
  description: 'A taxpayer who ran the hotel at this address, with its name and dates.',
})
export class TrialNamePeriod extends OwnershipFacts {
  @Field(() => String, { description: 'Taxpayer number at the time.' })
  taxpayerNumber!: string;

  @Field(() => Int, { description: 'Location number within the taxpayer.' })
  locationNumber!: number;
}

@ObjectType('TrialRelatedProperty', {
  simpleResolvers: true,
  description:
    'A property that shares a taxpayer or an address with the hotel: name and address only, without figures.',
})
export class TrialRelatedProperty {
  @Field(() => Product, { description: 'Tax of the property.' })
  product!: Product;

  @Field(() => String, { description: 'Trade name, as last filed.' })
  name!: string;

  @Field(() => String, { description: 'Street address, as last filed; may be empty.' })
  address!: string;

  @Field(() => String, { description: 'City, as last filed.' })
  filedCity!: string;

  @Field(() => String, { description: 'State, two letters.' })
  state!: string;

  @Field(() => String, { description: 'ZIP code, as last filed.' })
  zip!: string;

  @Field(() => String, { description: 'Taxpayer number.' })
  taxpayerNumber!: string;

  @Field(() => Int, { description: 'Location number within the taxpayer.' })
  locationNumber!: number;
}
