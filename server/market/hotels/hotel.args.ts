import { ArgsType, Field } from 'type-graphql';
import { PageArgs } from '../../platform/lib/connection.ts';
import { FilingsPageArgs } from '../releases/releaseArgs.ts';
import { HotelFilingFilter, HotelFilingOrder, HotelFilter, HotelOrder } from './hotelFilters.type.ts';

@ArgsType()
export class HotelListArgs extends PageArgs {
  @Field(() => HotelFilter, { nullable: true, description: 'Which hotels; without it, all.' })
  filter?: HotelFilter | null;

  @Field(() => [HotelOrder], { nullable: true, description: 'By name where not given.' })
  orderBy?: HotelOrder[] | null;
}

@ArgsType()
export class HotelFilingListArgs extends FilingsPageArgs {
  @Field(() => HotelFilingFilter, { description: 'Which filings.' })
  filter!: HotelFilingFilter;

  @Field(() => [HotelFilingOrder], { nullable: true, description: 'Latest period first where not given.' })
  orderBy?: HotelFilingOrder[] | null;
}
