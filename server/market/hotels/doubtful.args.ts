import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { PageArgs } from '../../platform/lib/connection.ts';
import { MonthRange, StringFilter } from '../../platform/lib/filters.ts';
import { DoubtFlag, DoubtfulFilingOrder, DoubtState } from './doubtfulEnums.ts';

@InputType('DoubtfulFilingFilter', { description: 'Which doubtful filings. All conditions must hold.' })
export class DoubtfulFilingFilter {
  @Field(() => [DoubtFlag], {
    nullable: true,
    description:
      'With any of these flags. Undecided `IDLE_ROOMS` are many, and listed only where named here.',
  })
  flags?: DoubtFlag[] | null;

  @Field(() => DoubtState, { nullable: true, description: 'The decision about them.' })
  state?: DoubtState | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for those whose figures do not follow the latest decision yet, idle rooms too.',
  })
  isWaiting?: boolean | null;

  @Field(() => StringFilter, { nullable: true, description: 'City, in any known spelling.' })
  city?: StringFilter | null;

  @Field(() => StringFilter, { nullable: true, description: 'County, by name or code.' })
  county?: StringFilter | null;

  @Field(() => StringFilter, { nullable: true, description: 'ZIP code.' })
  zip?: StringFilter | null;

  @Field(() => ID, { nullable: true, description: 'Brand of the period.' })
  brandId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Release that brought the values.' })
  releaseId?: string | null;

  @Field(() => MonthRange, { nullable: true, description: 'Month in which the period ends.' })
  month?: MonthRange | null;

  @Field(() => String, { nullable: true, description: 'A part of the hotel’s name, as filed.' })
  hotelName?: string | null;
}

@ArgsType()
export class DoubtfulFilingListArgs extends PageArgs {
  @Field(() => DoubtfulFilingFilter, {
    nullable: true,
    description: 'Which; without it, all but idle rooms.',
  })
  filter?: DoubtfulFilingFilter | null;

  @Field(() => [DoubtfulFilingOrder], {
    nullable: true,
    description: 'Only the first counts; `RECEIPTS_DESC` where not given.',
  })
  orderBy?: DoubtfulFilingOrder[] | null;
}
