import { overMonths } from '../../../ui/formats/formatMonths.ts';
import { yearBefore } from '../../../ui/formats/monthArithmetic.ts';
import { NOT_OPEN } from '../../../ui/formats/noChange.ts';
import { ChangeArrow, NO_FIGURE_BEFORE } from '../../../ui/parts/ChangeArrow.tsx';
import changeStyles from '../../../ui/parts/ChangeArrow.module.css';
import type { Change } from '../../../ui/formats/formatChange.ts';
import type { Column, Width } from '../../../ui/table/tableColumns.ts';
import { besideColumn } from '../../figures/besideColumn.tsx';
import { partialMonthsText } from '../../figures/partialMonths.ts';
import type { PortfolioLine } from './portfolioRows.ts';
import styles from './portfolioColumns.module.css';

/** Among the 24 months that end with the latest. */
const YEAR_BEFORE = 11;

/** True of a hotel that filed $0 for the month a year earlier, before it opened or while it was closed. */
const wasNotOpen = ({ receipts, receiptsChange, receiptsByMonth }: PortfolioLine): boolean =>
  receipts !== null && receiptsChange === null && receiptsByMonth[YEAR_BEFORE] === 0;

/** True if it did so for all compared months of the year before. */
const wasNotOpenInYear = ({ trailingChange, trailingComparedMonths }: PortfolioLine): boolean =>
  trailingChange === null && trailingComparedMonths.length > 0;

function changeColumn(
  key: string,
  title: string,
  changeOf: (line: PortfolioLine) => Change | null,
  shown: Width,
  wasNotOpen: (line: PortfolioLine) => boolean,
): Column<PortfolioLine> {
  return {
    key,
    title,
    value: (line) => changeOf(line)?.percent ?? null,
    cell: (line) => (
      <ChangeArrow change={changeOf(line)} why={wasNotOpen(line) ? NOT_OPEN : NO_FIGURE_BEFORE} />
    ),
    numeric: true,
    shown,
  };
}

/** A column that names the partial months of its figure below it. */
export function namePartial(
  column: Column<PortfolioLine>,
  monthsOf: (line: PortfolioLine) => readonly string[],
): Column<PortfolioLine> {
  return besideColumn(column, (line) => {
    const months = monthsOf(line);
    return partialMonthsText(line.partialMonths.filter((month) => months.includes(month))) || null;
  });
}

/** The change of the latest month from a year earlier. */
export const monthChangeColumn = (month: string | null): Column<PortfolioLine> =>
  namePartial(
    changeColumn('change', 'Change', ({ receiptsChange }) => receiptsChange, 'tablet', wasNotOpen),
    ({ receiptsChange }) => (receiptsChange === null || month === null ? [] : [yearBefore(month)]),
  );

/** The change over the months that both years have, which it names if they are others than those of all together. */
export const yearChangeColumn = (year: string, compared: readonly string[]): Column<PortfolioLine> => {
  const title = `Change, ${year}`;
  const column = changeColumn(
    'yearchange',
    title,
    (line) => line.trailingChange,
    'desktop',
    wasNotOpenInYear,
  );
  const ofMonths: Column<PortfolioLine> = {
    ...column,
    cell: (line) => {
      const { trailingChange, trailingComparedMonths } = line;
      const over = trailingChange === null ? '' : overMonths(trailingComparedMonths, compared);
      return (
        <div className={styles.stacked}>
          <ChangeArrow change={trailingChange} why={wasNotOpenInYear(line) ? NOT_OPEN : NO_FIGURE_BEFORE} />
          {over !== '' && <span className={`${changeStyles.why} ${styles.over}`}>{over}</span>}
        </div>
      );
    },
  };
  return namePartial(ofMonths, ({ trailingChange, trailingComparedMonths: months }) =>
    trailingChange === null ? [] : [...months.map((month) => yearBefore(month)), ...months],
  );
};
