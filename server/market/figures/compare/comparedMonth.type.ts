import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Rank } from '../figures.type.ts';
import { MonthScalar, UsdScalar } from '../../../platform/lib/scalars.ts';

@ObjectType('ComparedPeriod', {
  description: 'Figures of the subject of a comparison, and how they compare with its competitors.',
  simpleResolvers: true,
})
export class ComparedPeriod {
  @Field(() => UsdScalar, { nullable: true, description: 'Room receipts of the subject; null if not filed.' })
  roomReceipts!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'RevPAR of the subject in US dollars, 2 decimals; null without receipts and rooms.',
  })
  revpar!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'RevPAR of the competitors that filed, as one hotel, in US dollars, 2 decimals; null if none filed ' +
      'receipts and rooms.',
  })
  competitorsRevpar!: number | null;

  @Field(() => Int, { description: 'Number of competitors with figures that count.' })
  competitorsFiled!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'RevPAR index (RGI): 100 times the subject’s RevPAR divided by that of the competitors as one hotel, over ' +
      'the months that both have; 1 decimal. Null if they share no month.',
  })
  revparIndex!: number | null;

  @Field(() => Rank, {
    nullable: true,
    description:
      'Rank by RevPAR among the subject and the competitors that have one; over 12 months, only hotels whose rooms count ' +
      'in at least 10 of them; null if the subject is not ranked.',
  })
  revparRank!: Rank | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Share of the receipts of all compared hotels in percent, 2 decimals, over the months of each whose rooms count, as ' +
      '`fairShare`; null if the subject has none.',
  })
  share!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Fair share: share of the available room-nights of all compared hotels in percent, 2 decimals; null if the ' +
      'subject has no rooms that count.',
  })
  fairShare!: number | null;
}

@ObjectType('ComparedMonth', {
  description: 'A month of the subject of a comparison.',
  simpleResolvers: true,
})
export class ComparedMonth {
  @Field(() => MonthScalar, { description: 'Month.' })
  month!: string;

  @Field(() => Boolean, {
    description: 'True if a release has the monthly filers of the month; otherwise no hotel has figures.',
  })
  isPublished!: boolean;

  @Field(() => ComparedPeriod, { description: 'Figures of the month.' })
  figures!: ComparedPeriod;

  @Field(() => ComparedPeriod, {
    nullable: true,
    description:
      'Figures of the 12 months that end with this one; null unless all 12 are published and the subject ' +
      'filed at least 10 of them.',
  })
  trailing!: ComparedPeriod | null;
}
