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
  /** The latest year that it shows, never shown itself. */
  latestYear!: number;

  @Field(() => String, { nullable: true, description: 'The city that it counts to, by its canonical name.' })
  declare cityName: string | null;

  @Field(() => String, { nullable: true, description: 'The county that it counts to.' })
  declare countyName: string | null;
}

@ObjectType('TrialHotelMonth', {
  simpleResolvers: true,
  description:
    'A month of the hotel: a monthly filing as filed, a quarterly one shared out over its months by days.',
})
export class TrialHotelMonth extends HotelMonthFigures {}

@ObjectType('TrialHotelYear', { simpleResolvers: true, description: 'A calendar year of the hotel.' })
export class TrialHotelYear extends HotelYearFigures {}

@ObjectType('TrialHotelHeadline', {
  simpleResolvers: true,
  description: 'The figures one quotes first of the hotel, at its latest month.',
})
export class TrialHotelHeadline extends HotelHeadlineFigures {}

@ObjectType('TrialHotelFiling', {
  simpleResolvers: true,
  description: 'One return of the hotel, exactly as the comptroller published it.',
})
export class TrialHotelFiling extends HotelFilingFacts {}

@ObjectType('TrialFilingVersion', {
  simpleResolvers: true,
  description: 'What a return of the hotel said before a later release revised it.',
})
export class TrialFilingVersion extends HotelFilingFacts {}

@ObjectType('TrialNamePeriod', {
  simpleResolvers: true,
  description: 'Who ran the hotel at this address under which name, and when.',
})
export class TrialNamePeriod extends OwnershipFacts {
  @Field(() => String, { description: 'The taxpayer’s number of the time.' })
  taxpayerNumber!: string;

  @Field(() => Int, { description: 'Which of the taxpayer’s locations.' })
  locationNumber!: number;
}

@ObjectType('TrialRelatedProperty', {
  simpleResolvers: true,
  description:
    'A property that shares taxpayer or address with the hotel: its name and address, without figures.',
})
export class TrialRelatedProperty {
  @Field(() => Product, { description: 'Which of the two taxes it is of.' })
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

  @Field(() => String, { description: 'The taxpayer’s number.' })
  taxpayerNumber!: string;

  @Field(() => Int, { description: 'Which of the taxpayer’s locations.' })
  locationNumber!: number;
}
