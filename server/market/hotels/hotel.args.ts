import { ArgsType, Field } from 'type-graphql';
import { PageArgs } from '../../platform/lib/connection.ts';
import { FilingsPageArgs } from '../releases/releaseArgs.ts';
import { HotelFilingFilter, HotelFilingOrder, HotelFilter, HotelOrder } from './hotelFilters.type.ts';

@ArgsType()
export class HotelListArgs extends PageArgs {
  @Field(() => HotelFilter, { nullable: true, description: 'Filter for hotels; without it, all.' })
  filter?: HotelFilter | null;

  @Field(() => [HotelOrder], { nullable: true, description: 'Sort order; by name if not given.' })
  orderBy?: HotelOrder[] | null;
}

@ArgsType()
export class HotelFilingListArgs extends FilingsPageArgs {
  @Field(() => HotelFilingFilter, { description: 'Filter for filings.' })
  filter!: HotelFilingFilter;

  @Field(() => [HotelFilingOrder], {
    nullable: true,
    description: 'Sort order; latest period first if not given.',
  })
  orderBy?: HotelFilingOrder[] | null;
}
