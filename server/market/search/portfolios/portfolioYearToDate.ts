import {
  alikeOf,
  cellsOf,
  pairsOf,
  receiptsOf,
  revparOf,
  together,
  within,
  withRooms,
  type Cells,
} from '../../figures/compare/compare.rules.ts';
import { sameMonths } from '../../figures/comparedYear.ts';
import { yearToDateOf, type YearToDateSums } from '../../figures/headline.ts';
import type { Alike } from '../../figures/likeForLike.ts';
import { notedMonths } from '../../figures/notedMonths.rules.ts';
import { yearOf } from '../../../platform/lib/month.ts';
import { toDollars } from '../../../platform/lib/money.ts';
import type { UnstatedYear } from './askedFigures.ts';
import type { FiguresRow } from './portfolioFigures.loader.ts';
import { monthsOf } from './portfolioSums.ts';
import type { PortfolioYearToDate } from './portfolioYearToDate.type.ts';

/** An earlier year, with the same properties. */
export interface ComparedYear {
  year: number;
  rows: readonly FiguresRow[];
}

/** The year to date of a portfolio, compared with an earlier year if there is one. */
export function yearToDateIn(unstated: UnstatedYear, compared: ComparedYear | null): PortfolioYearToDate {
  const before = compared === null ? [] : sameMonths(unstated.months, compared.year);
  const earlier = compared?.rows.flatMap(monthsOf) ?? [];
  const { unusualMonths, estimatedMonths } = notedMonths(
    earlier.filter(({ month }) => before.includes(month)),
  );
  const known = new Map(compared?.rows.map((row) => [row.propertyId, monthsOf(row)]));
  const hotels = unstated.rows.map((row) =>
    cellsOf([...(known.get(row.propertyId) ?? []), ...monthsOf(row)], unstated.asked.product),
  );
  return {
    figures: yearToDateOf(sumsOf(unstated, hotels, compared), alikeIn(unstated, hotels, compared)),
    ...marketplacesOf(unstated, hotels, compared),
    unusualMonthsBefore: unusualMonths,
    estimatedMonthsBefore: estimatedMonths,
  };
}

type Marketplaces = Pick<PortfolioYearToDate, 'marketplaceReceipts' | 'hotelsAlone'>;

/** The receipts that marketplaces filed, and the change of the hotels alone. `hotels` has the months of each row, in order. */
function marketplacesOf(
  unstated: UnstatedYear,
  hotels: readonly Cells[],
  compared: ComparedYear | null,
): Marketplaces {
  const { rows, months } = unstated;
  const those = (isMarketplace: boolean): Cells[] =>
    hotels.filter((_, at) => rows[at]?.isMarketplace === isMarketplace);
  const marketplaceReceipts = receiptsOf(within(together(those(true)), months));
  if (marketplaceReceipts === null) return { marketplaceReceipts, hotelsAlone: null };
  const alone = alikeIn(unstated, those(false), compared);
  const year = alone && yearToDateOf(sumsOf(unstated, those(false), compared), alone);
  return { marketplaceReceipts, hotelsAlone: year?.likeForLike ?? null };
}

function sumsOf(
  { months }: UnstatedYear,
  hotels: readonly Cells[],
  compared: ComparedYear | null,
): YearToDateSums {
  const all = together(hotels);
  const own = within(all, months);
  return {
    months: [...months],
    // Each of these months has receipts that count.
    receipts: receiptsOf(own) ?? 0,
    revpar: toDollars(revparOf(own)),
    revparMonths: months.filter((month) => withRooms(all.get(month) ?? []).length > 0),
    comparedYear: compared?.year ?? null,
    receiptsBefore: compared && receiptsOf(within(all, sameMonths(months, compared.year))),
  };
}

/** Null if nothing is compared. */
function alikeIn(
  { asked, months }: UnstatedYear,
  hotels: readonly Cells[],
  compared: ComparedYear | null,
): Alike | null {
  if (compared === null) return null;
  return alikeOf(pairsOf(hotels, months, yearOf(asked.key.month) - compared.year));
}
