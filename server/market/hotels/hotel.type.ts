import { Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { FilerType } from '../enums.ts';
import { Node } from '../../platform/lib/node.ts';
import { PropertyFacts, PropertySummary } from '../property.type.ts';
import { reading, work } from '../../platform/lib/cost.ts';
import { HotelHeadlineFacts } from './hotelHeadline.type.ts';

@InterfaceType('HotelFacts', {
  implements: [PropertySummary, PropertyFacts],
  description:
    'Facts about a hotel, without links to other objects. Members’ hotels and the sample hotel have them.',
})
export abstract class HotelFacts extends PropertyFacts {
  /** Database key, not exposed. */
  propertyId!: number;
  premisesId!: number | null;
  brandId!: number | null;
  countyCode!: number | null;

  @Field(() => String, { nullable: true, description: 'Phone of the location; null if blank.' })
  phone!: string | null;

  @Field(() => Int, { nullable: true, description: 'Rooms for rent, as last filed; null if blank or 0.' })
  roomCapacity!: number | null;

  @Field(() => FilerType, {
    nullable: true,
    description: 'Filing frequency, as last filed; null if unknown.',
  })
  filerType!: FilerType | null;

  @Field(() => Boolean, {
    description:
      'True for a booking marketplace that files for a whole city or county: revenue of that place, never rooms.',
  })
  isMarketplace!: boolean;

  /** Found by resolvers. */
  @Field(() => HotelHeadlineFacts, {
    complexity: work(reading.allMonths),
    nullable: true,
    description: 'Figures of the latest month; null if there are no months with figures.',
  })
  headline?: HotelHeadlineFacts | null;
}

@ObjectType('Hotel', {
  implements: [Node, PropertySummary, PropertyFacts, HotelFacts],
  simpleResolvers: true,
  description:
    'A hotel: one location of one taxpayer, as its latest filing describes it. Source: hotel occupancy tax ' +
    'receipts of the Texas comptroller.',
})
export class Hotel extends HotelFacts implements Node {
  id!: string;
}
