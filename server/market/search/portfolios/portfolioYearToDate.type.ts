import { Field, ObjectType } from 'type-graphql';
import { valuesOf } from '../../../platform/lib/cost.ts';
import { MonthScalar, UsdScalar } from '../../../platform/lib/scalars.ts';
import { HOTELS_ALONE, LikeForLikeReceipts } from '../../figures/figures.type.ts';
import type { NotedMonths } from '../../figures/notedMonths.rules.ts';
import { YearToDate } from '../../figures/yearToDate.type.ts';

const ONE_YEAR = 12;

@ObjectType('PortfolioYearToDate', {
  description:
    'All properties of a portfolio in a year up to its latest month, and in the year that it is compared with.',
  simpleResolvers: true,
})
export class PortfolioYearToDate {
  @Field(() => YearToDate, { description: 'The figures, of published months.' })
  figures!: YearToDate;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'Lodging only: the part of the receipts that booking marketplaces filed; null if none did.',
  })
  marketplaceReceipts!: number | null;

  @Field(() => LikeForLikeReceipts, {
    nullable: true,
    description: `${HOTELS_ALONE} Null if \`marketplaceReceipts\` is, or if no hotel can be compared.`,
  })
  hotelsAlone!: LikeForLikeReceipts | null;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(ONE_YEAR),
    description:
      'Months of `comparedYear` with unusual receipts (`UNUSUAL_RECEIPTS`, `REPEATED_RECEIPTS`), which count as filed; ' +
      'usually empty.',
  })
  unusualMonthsBefore!: NotedMonths['unusualMonths'];

  @Field(() => [MonthScalar], {
    complexity: valuesOf(ONE_YEAR),
    description:
      'Mixed beverages only: months of `comparedYear` with receipts that the comptroller estimated; usually empty.',
  })
  estimatedMonthsBefore!: NotedMonths['estimatedMonths'];
}
