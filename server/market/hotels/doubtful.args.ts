import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { PageArgs } from '../../platform/lib/connection.ts';
import { MonthRange } from '../../platform/lib/filters.ts';
import { PlaceConditions } from '../propertyFilters.type.ts';
import { DoubtFlag, DoubtfulFilingOrder, DoubtState } from './doubtfulEnums.ts';

@InputType('DoubtfulFilingFilter', { description: 'Filter for doubtful filings. All conditions must hold.' })
export class DoubtfulFilingFilter extends PlaceConditions {
  @Field(() => [DoubtFlag], {
    nullable: true,
    description:
      'Filings with any of these flags. Undecided `IDLE_ROOMS` filings are many and listed only if requested here.',
  })
  flags?: DoubtFlag[] | null;

  @Field(() => DoubtState, { nullable: true, description: 'Decision on the filing.' })
  state?: DoubtState | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for filings whose latest decision is not yet in the figures, including those with idle rooms.',
  })
  isWaiting?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Brand of the hotel in the period.' })
  brandId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Release that the values come from.' })
  releaseId?: string | null;

  @Field(() => MonthRange, { nullable: true, description: 'Month in which the period ends.' })
  month?: MonthRange | null;

  @Field(() => String, { nullable: true, description: 'Part of the hotel’s name, as filed.' })
  hotelName?: string | null;
}

@ArgsType()
export class DoubtfulFilingListArgs extends PageArgs {
  @Field(() => DoubtfulFilingFilter, {
    nullable: true,
    description: 'Filter; without it, all but filings with idle rooms.',
  })
  filter?: DoubtfulFilingFilter | null;

  @Field(() => [DoubtfulFilingOrder], {
    nullable: true,
    description: 'Sort order; only the first entry counts. `RECEIPTS_DESC` if not given.',
  })
  orderBy?: DoubtfulFilingOrder[] | null;
}
