import { Field, Float, Int, InterfaceType, ObjectType } from 'type-graphql';
import { MonthScalar, UsdScalar } from '../../../platform/lib/scalars.ts';
import { largest, valuesOf } from '../../../platform/lib/cost.ts';

@InterfaceType('MixFacts', {
  description: 'Hotel room receipts and mixed beverage receipts of a place side by side.',
})
export abstract class MixFacts {
  @Field(() => UsdScalar, { description: 'Room receipts that count, including marketplaces, US dollars.' })
  roomReceipts!: number;

  @Field(() => UsdScalar, {
    description: 'Mixed beverage receipts, including cover charge and estimates, US dollars.',
  })
  alcoholReceipts!: number;

  @Field(() => Float, {
    nullable: true,
    description: '`roomReceipts` as a percentage of both receipts together, 1 decimal; null if both are 0.',
  })
  roomShare!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      '`alcoholReceipts` as a percentage of both receipts together, 1 decimal: 100 − `roomShare`; null if both ' +
      'are 0.',
  })
  alcoholShare!: number | null;
}

@ObjectType('PlaceMixMonth', {
  implements: MixFacts,
  description: 'Both receipts of a place in one month.',
  simpleResolvers: true,
})
export class PlaceMixMonth extends MixFacts {
  @Field(() => MonthScalar, { description: 'The month of activity.' })
  month!: string;
}

@ObjectType('PlaceMixYear', {
  implements: MixFacts,
  description: 'Both receipts of a place over the months of a year that are complete for both.',
  simpleResolvers: true,
})
export class PlaceMixYear extends MixFacts {
  @Field(() => Int, { description: 'The year.' })
  year!: number;

  @Field(() => Int, { description: 'Number of months that are complete for both, 1 to 12.' })
  months!: number;
}

@ObjectType('PlaceReceiptsMix', {
  description:
    'Mix of hotel and bar receipts of a place, of the months that are complete for both taxes: published with all ' +
    'rows, for lodging with the filings of quarterly filers. Sources: hotel occupancy and mixed beverage receipts ' +
    'of the Texas comptroller.',
  simpleResolvers: true,
})
export class PlaceReceiptsMix {
  @Field(() => [PlaceMixMonth], {
    complexity: valuesOf(largest.months),
    description: 'Months that are complete for both, oldest first.',
  })
  months!: PlaceMixMonth[];

  @Field(() => [PlaceMixYear], {
    complexity: valuesOf(largest.years),
    description: 'Calendar years with such months, oldest first.',
  })
  years!: PlaceMixYear[];
}
