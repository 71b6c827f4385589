import { Field, ObjectType } from 'type-graphql';
import { HeadlineFacts } from '../../figures/headline.type.ts';
import { HotelFacts } from '../../hotels/hotel.type.ts';
import { HotelFilingFacts, HotelFilingVersion } from '../../hotels/hotelFiling.type.ts';
import { HotelHeadlineFacts } from '../../hotels/hotelHeadline.type.ts';
import { HotelMonthFacts, HotelYearFacts } from '../../hotels/hotelMonth.type.ts';
import { Product } from '../../enums.ts';
import { OwnershipFacts } from '../../premises/premises.type.ts';
import { PropertyFacts, PropertySummary } from '../../property.type.ts';

@ObjectType('TrialHotel', {
  implements: [PropertySummary, PropertyFacts, HotelFacts],
  simpleResolvers: true,
  description: 'The hotel that visitors see, as its latest filing describes it.',
})
export class TrialHotel extends HotelFacts {
  /** Latest year of the sample; not exposed. */
  latestYear!: number;
}

@ObjectType('TrialHotelMonth', {
  implements: HotelMonthFacts,
  simpleResolvers: true,
  description:
    'A month of the hotel: a monthly filing as filed, or a quarterly filing divided among its months by days.',
})
export class TrialHotelMonth extends HotelMonthFacts {}

@ObjectType('TrialHotelYear', {
  implements: HotelYearFacts,
  simpleResolvers: true,
  description: 'A calendar year of the hotel.',
})
export class TrialHotelYear extends HotelYearFacts {}

@ObjectType('TrialHotelHeadline', {
  implements: [HeadlineFacts, HotelHeadlineFacts],
  simpleResolvers: true,
  description: 'Key figures of the hotel for its latest month.',
})
export class TrialHotelHeadline extends HotelHeadlineFacts {}

@ObjectType('TrialHotelFiling', {
  implements: [HotelFilingVersion, HotelFilingFacts],
  simpleResolvers: true,
  description: 'A tax return of the hotel, exactly as the comptroller published it.',
})
export class TrialHotelFiling extends HotelFilingFacts {}

@ObjectType('TrialFilingVersion', {
  implements: HotelFilingVersion,
  simpleResolvers: true,
  description: 'An earlier version of a tax return of the hotel, before a later release revised it.',
})
export class TrialFilingVersion extends HotelFilingVersion {}

@ObjectType('TrialNamePeriod', {
  implements: OwnershipFacts,
  simpleResolvers: true,
  description: 'A taxpayer who ran the hotel at this address, with its name and dates.',
})
export class TrialNamePeriod extends OwnershipFacts {}

@ObjectType('TrialRelatedProperty', {
  implements: PropertySummary,
  simpleResolvers: true,
  description:
    'A property that shares a taxpayer or an address with the hotel: name and address only, without figures.',
})
export class TrialRelatedProperty extends PropertySummary {
  @Field(() => Product, { description: 'Tax of the property.' })
  product!: Product;
}
