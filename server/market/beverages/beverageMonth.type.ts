import { Field, Int, ObjectType } from 'type-graphql';
import { ReceiptFlag } from '../enums.ts';
import { RECEIPTS_COMPARED } from '../figures/comparedMonths.ts';
import { Change } from '../figures/figures.type.ts';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';
import {
  BAR_RESPONSIBLE_DAYS,
  EMPTY_MONTHS_OF_YEAR,
  RESPONSIBLE_DAYS_BEFORE,
} from '../premises/responsibleDays.ts';
import { IS_INCOMPLETE } from '../releases/publishedMonth.type.ts';

export const PART =
  'null if unknown (legacy releases state only the total). In an estimate (`ESTIMATED`) it is published as 0, ' +
  'although the real value is unknown; so a sum of estimates and filed amounts has none.';

@ObjectType({ description: 'Receipts by category.' })
export abstract class BeverageReceipts {
  @Field(() => UsdScalar, { description: 'Total receipts: liquor, wine, beer and cover charge.' })
  totalReceipts!: number;

  @Field(() => UsdScalar, { nullable: true, description: `Liquor; ${PART}` })
  liquorReceipts!: number | null;

  @Field(() => UsdScalar, { nullable: true, description: `Wine; ${PART}` })
  wineReceipts!: number | null;

  @Field(() => UsdScalar, { nullable: true, description: `Beer; ${PART}` })
  beerReceipts!: number | null;

  @Field(() => UsdScalar, { nullable: true, description: `Cover charge; ${PART}` })
  coverChargeReceipts!: number | null;
}

@ObjectType('BeverageMonth', {
  description:
    'A month of a property. If both portal and legacy releases cover the month, the figure is the portal’s.',
  simpleResolvers: true,
})
export class BeverageMonth extends BeverageReceipts {
  releaseId!: number;

  @Field(() => MonthScalar, { description: 'The month of activity.' })
  month!: string;

  @Field(() => Boolean, { description: IS_INCOMPLETE })
  isIncomplete!: boolean;

  @Field(() => Change, {
    nullable: true,
    description:
      'Change of total receipts against the same month a year earlier; null if that month has no figures.',
  })
  yearChange!: Change | null;

  @Field(() => Int, { nullable: true, description: BAR_RESPONSIBLE_DAYS })
  responsibleDays!: number | null;

  @Field(() => Int, { nullable: true, description: RESPONSIBLE_DAYS_BEFORE })
  responsibleDaysBefore!: number | null;

  @Field(() => [ReceiptFlag], {
    complexity: valuesOf(largest.flags),
    description: 'Flags to consider before using the figure; usually empty.',
  })
  flags!: ReceiptFlag[];
}

@ObjectType('BeverageSeries', {
  description: 'Months of a property as lists of equal length, for charts.',
  simpleResolvers: true,
})
export class BeverageSeries {
  @Field(() => [MonthScalar], {
    complexity: valuesOf(largest.months),
    description: 'Months with figures, oldest first; gaps are left out.',
  })
  months!: string[];

  @Field(() => [UsdScalar], { complexity: valuesOf(largest.months), description: 'Total receipts.' })
  totalReceipts!: number[];

  @Field(() => [UsdScalar], {
    complexity: valuesOf(largest.months),
    nullable: 'items',
    description: 'Receipts of the 12 months that end with this month; null unless all 12 have figures.',
  })
  ttmReceipts!: (number | null)[];
}

@ObjectType('BeverageYear', { description: 'A calendar year of a property.', simpleResolvers: true })
export class BeverageYear extends BeverageReceipts {
  releaseId!: number;

  @Field(() => Int, { description: 'The year.' })
  year!: number;

  @Field(() => Int, { description: 'Months with figures, 1 to 12.' })
  months!: number;

  @Field(() => Change, {
    nullable: true,
    description:
      'Change of total receipts, compared by the months that have figures in both this year and the year before; ' +
      'null if there are none.',
  })
  receiptsChange!: Change | null;

  @Field(() => [MonthScalar], { nullable: true, complexity: valuesOf(12), description: RECEIPTS_COMPARED })
  receiptsComparedMonths!: string[] | null;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(12),
    description:
      'Months of the year with receipts that the comptroller estimated, as the taxpayer did not file; usually empty.',
  })
  estimatedMonths!: string[];

  @Field(() => [MonthScalar], {
    complexity: valuesOf(12),
    description:
      'Months of the year with unusual receipts (`REPEATED_RECEIPTS`), which count as filed; usually empty.',
  })
  unusualMonths!: string[];

  @Field(() => [MonthScalar], {
    complexity: valuesOf(12),
    description:
      'Months of the year with `responsibleDays`: their receipts are of a part of the month. Usually empty.',
  })
  partialMonths!: string[];

  @Field(() => [MonthScalar], { complexity: valuesOf(12), description: EMPTY_MONTHS_OF_YEAR })
  emptyMonths!: string[];
}
