import { placePath } from '../../../app/paths.ts';
import type { Product } from '../../../gql/graphql.ts';
import { Chip } from '../../../ui/parts/Chip.tsx';
import { Unknown } from '../../../ui/parts/Unknown.tsx';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import { counted } from '../../../ui/formats/counted.ts';
import { formatMoney, formatPercent } from '../../../ui/formats/formatMoney.ts';
import { formatPlace } from '../../../ui/formats/formatPlace.ts';
import { monthsUpTo } from '../../../ui/formats/monthArithmetic.ts';
import { NO_COUNTED_ROOMS } from '../../../ui/formats/noCountedRooms.ts';
import { countColumn, moneyColumn, revparColumn, textColumn } from '../../../ui/table/columnKinds.tsx';
import { carefulPoints } from '../../figures/carefulPoints.ts';
import { byQuarterText, FILES_BY_QUARTER, noteSentences } from '../../figures/doubtText.ts';
import { RevparOfMonths } from '../../figures/RevparOfMonths.tsx';
import { Sparkline } from '../../../ui/charts/Sparkline.tsx';
import type { Column } from '../../../ui/table/tableColumns.ts';
import { LinkAsOf } from '../../figures/citing/LinkAsOf.tsx';
import { deleteColumn, noteColumn } from './actionColumns.tsx';
import type { LineActions } from './actionColumns.tsx';
import { exportedColumns } from './exportedColumns.tsx';
import { ListedPropertyCell } from './ListedProperty.tsx';
import { monthChangeColumn, namePartial, yearChangeColumn } from './portfolioChanges.tsx';
import type { PortfolioLine, PortfolioView } from './portfolioRows.ts';
import { trendText } from './trendText.ts';
import styles from './portfolioColumns.module.css';

interface Shown extends LineActions {
  product: Product;
  /** Null while loading. */
  month: string | null;
  monthsPublished: number;
  /** Months that the change of all together compares. */
  compared: readonly string[];
  /** Months that were published though rows are missing. */
  incomplete: readonly string[];
}

/** The filing of the month; without one, that it is estimated or awaited, or when the property last filed. */
function filedText(line: PortfolioLine, month: string | null): string {
  const { receipts, isAwaited, lastMonth, estimatedMonths, flaggedMonths } = line;
  const isIn = (months: readonly string[]): boolean => month !== null && months.includes(month);
  if (receipts !== null) return isIn(estimatedMonths) ? 'Estimated' : 'Filed';
  if (isIn(flaggedMonths)) return 'Left out';
  if (isAwaited) return 'Awaited';
  if (isIn(line.awaitedMonths)) return 'By quarter';
  return lastMonth === null ? 'No filing under its number' : `Last filed ${formatMonth(lastMonth)}`;
}

function notFiled({ isAwaited, awaitedMonths }: PortfolioLine, month: string | null): string {
  if (isAwaited) return 'not filed yet';
  return month !== null && awaitedMonths.includes(month) ? FILES_BY_QUARTER : 'not filed';
}

/** Which months of a hotel or bar are to be read with care, or are missing. */
export function reasonsOf(line: PortfolioLine): string[] {
  const byQuarter = byQuarterText(line.awaitedMonths);
  return [...noteSentences(line), ...(byQuarter === '' ? [] : [`${byQuarter}.`])];
}

const nameColumn = (product: Product): Column<PortfolioLine> => ({
  key: 'name',
  title: 'Property',
  value: ({ property }) => property.name,
  cell: ({ property, earlier, marketplace }) => (
    <ListedPropertyCell product={product} property={property} earlier={earlier} marketplace={marketplace} />
  ),
  shown: 'phone',
  isHeading: true,
});

const monthColumn = (month: string | null): Column<PortfolioLine> =>
  moneyColumn({
    key: 'month',
    title: month === null ? 'Latest month' : formatMonth(month),
    value: ({ receipts }) => receipts,
    why: (line) => notFiled(line, month),
  });

/** The receipts of the year, and of how many of its months if the property has not filed for all. */
const yearColumn = (title: string, published: number): Column<PortfolioLine> => ({
  key: 'year',
  title,
  value: ({ trailingReceipts }) => trailingReceipts,
  cell: ({ trailingReceipts, trailingMonths }) =>
    trailingReceipts === null ? (
      <Unknown why="no month filed" />
    ) : (
      <div className={styles.stacked}>
        {formatMoney(trailingReceipts)}{' '}
        {trailingMonths < published && (
          <Chip>{`${String(trailingMonths)} of ${counted(published, 'month')}`}</Chip>
        )}
      </div>
    ),
  numeric: true,
  shown: 'tablet',
});

const yearRevparColumn = (year: string, months: number): Column<PortfolioLine> => ({
  ...revparColumn<PortfolioLine>({
    key: 'revpar',
    title: `RevPAR, ${year}`,
    value: ({ trailingRevpar }) => trailingRevpar,
    shown: 'desktop',
  }),
  cell: ({ trailingRevpar: revpar, trailingRevparMonths: revparMonths }) => (
    <div className={styles.stacked}>
      <RevparOfMonths revpar={revpar} revparMonths={revparMonths} months={months} why={NO_COUNTED_ROOMS} />
    </div>
  ),
});

/** Number of months that the figures of the year cover, for exports. */
const monthsColumns = (product: Product): readonly Column<PortfolioLine>[] => {
  const months = (key: string, title: string, value: (line: PortfolioLine) => number | null) =>
    countColumn<PortfolioLine>({ key, title, value, shown: 'chosen' });
  const ofRevpar = months('revparmonths', 'Months of RevPAR', (line) => line.trailingRevparMonths);
  return [
    months('months', 'Months filed', ({ trailingMonths }) => trailingMonths),
    ...(product === 'HOTEL' ? [ofRevpar] : []),
  ];
};

const trendColumn = ({ month, incomplete }: Shown): Column<PortfolioLine> => ({
  key: 'trend',
  title: '24 months',
  value: ({ trailingChange }) => trailingChange?.percent ?? null,
  csv: (line) => trendText(line, month, incomplete),
  cell: (line) => month !== null && <Trend line={line} month={month} incomplete={incomplete} />,
  shown: 'desktop',
});

interface TrendProps extends Pick<Shown, 'incomplete'> {
  line: PortfolioLine;
  month: string;
}

function Trend({ line, month, incomplete }: TrendProps) {
  const { property, receiptsByMonth, unusualMonths, estimatedMonths, apportionedMonths } = line;
  const months = monthsUpTo(month, receiptsByMonth.length);
  const noted = carefulPoints({
    unusual: unusualMonths,
    estimated: estimatedMonths,
    incomplete: incomplete.filter((each) => months.includes(each)),
    apportioned: apportionedMonths,
  });
  return <Sparkline values={receiptsByMonth} months={months} name={property.name} noted={noted} />;
}

const cityColumn = (product: Product): Column<PortfolioLine> => ({
  key: 'city',
  title: 'City',
  value: ({ cityName }) => cityName,
  cell: ({ cityName }) =>
    cityName === null ? (
      <Unknown why="in no city" />
    ) : (
      <LinkAsOf to={placePath(product, 'CITY', cityName)}>{formatPlace(cityName)}</LinkAsOf>
    ),
  shown: 'chosen',
});

const shareColumn: Column<PortfolioLine> = {
  key: 'share',
  title: 'Share of city',
  value: ({ cityShare }) => cityShare,
  cell: ({ cityShare }) =>
    cityShare === null ? (
      <Unknown why="the month of the property or of its city is unknown" />
    ) : (
      formatPercent(cityShare)
    ),
  numeric: true,
  // At 1440 px there is no room for it beside notes and buttons.
  shown: 'chosen',
};

const filedColumn = (month: string | null): Column<PortfolioLine> => ({
  key: 'filed',
  title: 'Filed',
  value: (line) => filedText(line, month),
  cell: (line) => <Chip>{filedText(line, month)}</Chip>,
  shown: 'tablet',
});

/** Which of the 24 months are to be read with care, for those who choose it and for exports. */
const notedColumns = (product: Product): readonly Column<PortfolioLine>[] => {
  const months = (key: string, title: string, monthsOf: (line: PortfolioLine) => readonly string[]) =>
    textColumn<PortfolioLine>(key, title, (line) => monthsOf(line).join(', '), 'chosen');
  const ofTax =
    product === 'HOTEL'
      ? [
          months('flagged', 'Doubtful months', ({ flaggedMonths }) => flaggedMonths),
          months('unusual', 'Unusual months', ({ unusualMonths }) => unusualMonths),
          months('apportioned', 'Apportioned months', ({ apportionedMonths }) => apportionedMonths),
        ]
      : [months('estimated', 'Estimated months', ({ estimatedMonths }) => estimatedMonths)];
  return [...ofTax, textColumn('reasons', 'Reasons', (line) => reasonsOf(line).join(' '), 'chosen')];
};

/** The columns of a portfolio, and of its export. */
export function portfolioColumns(shown: Shown): readonly Column<PortfolioLine>[] {
  const { product, month, monthsPublished, compared } = shown;
  const year = monthsPublished === 12 ? 'TTM' : `${String(monthsPublished)} months`;
  return [
    nameColumn(product),
    namePartial(monthColumn(month), () => (month === null ? [] : [month])),
    monthChangeColumn(month),
    yearColumn(year, monthsPublished),
    yearChangeColumn(year, compared),
    ...(product === 'HOTEL'
      ? [
          namePartial(yearRevparColumn(year, monthsPublished), () =>
            month === null ? [] : monthsUpTo(month, 12),
          ),
        ]
      : []),
    trendColumn(shown),
    cityColumn(product),
    shareColumn,
    filedColumn(month),
    ...notedColumns(product),
    ...monthsColumns(product),
    noteColumn(shown),
    // New columns of the export stand last.
    ...exportedColumns(product),
    deleteColumn(shown),
  ];
}

/** The hotel with the highest receipts and the next 20, for Compare. */
export function comparedOf({ lines }: PortfolioView) {
  const [subject, ...others] = lines
    .filter(({ trailingReceipts, marketplace }) => trailingReceipts !== null && marketplace === null)
    .toSorted((one, other) => (other.trailingReceipts ?? 0) - (one.trailingReceipts ?? 0))
    .map(({ property }) => property);
  return { subject, competitors: others.slice(0, 20) };
}
