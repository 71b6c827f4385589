import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { RankAsOfArgs } from '../../releases/figuresAsOf.args.ts';

@ArgsType()
export class NewHotelsArgs extends RankAsOfArgs {
  @Field(() => Int, { nullable: true, description: 'Only this year; without it, all.' })
  year?: number | null;
}

/** New hotels of a year that had receipts in an earlier one. */
export interface OpenedEarlier {
  hotelsOpenedEarlier: number;
  /** Rooms first filed for them; null if those of all are unknown. */
  roomsOpenedEarlier: number | null;
}

@ObjectType('NewHotelsYear', {
  description:
    'New hotels of a year, single units included: addresses by the year in which a hotel there first had to ' +
    'report. A new owner at the same address is not a new hotel. The dates are as filed: some hotels had ' +
    'receipts before their date, and still count in the year of that date; `hotelsOpenedEarlier` counts them, ' +
    '`Hotel.receiptsBeforeNew` says which. Source: hotel occupancy tax receipts of the Texas comptroller.',
  simpleResolvers: true,
})
export class NewHotelsYear {
  releaseId!: number;
  /** Number of the release that it is as of, the year that was asked for, and what was read with it; null for now. Not exposed. */
  asOf!: ({ release: number; asked: number | null } & OpenedEarlier) | null;

  @Field(() => Int, { description: 'The year.' })
  year!: number;

  @Field(() => Int, { description: 'Number of new hotels.' })
  newHotels!: number;

  @Field(() => Int, {
    description: 'Rooms first filed for these hotels, in total. Hotels with unknown rooms are not included.',
  })
  roomsAdded!: number;

  @Field(() => Int, {
    description:
      'Number of these hotels with unknown rooms: the first filing had none or an impossible number.',
  })
  roomsUnknown!: number;
}
