import { placePath } from '../../../app/paths.ts';
import type { Product } from '../../../gql/graphql.ts';
import { formatCount } from '../../../ui/formats/formatMoney.ts';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import { formatPlace } from '../../../ui/formats/formatPlace.ts';
import { NOT_OPEN } from '../../../ui/formats/noChange.ts';
import { LinkAsOf } from '../../figures/citing/LinkAsOf.tsx';
import { rowPath } from './MapList.tsx';
import { isPartial, isUnusual, sumsOf } from './mapRows.ts';
import type { MapFigure, MapRow } from './mapRows.ts';
import { sumWords } from './mapScale.ts';
import { doubtWordsOf, FIGURE_LABELS, wordsOf } from './mapState.ts';
import styles from './MarketMap.module.css';

interface Props {
  product: Product;
  rows: readonly MapRow[];
  month: string;
  figure: MapFigure;
  /** True if the rows are those of a ZIP code. */
  isArea: boolean;
}

const MOST_NAMED = 8;

/** Shows the property or ZIP code whose mark was pressed, with its figures. */
export function ChosenMark(props: Props) {
  const { rows, isArea } = props;
  return (
    <div className={styles.chosen} role="status">
      {isArea ? <Area {...props} /> : rows.map((row) => <One key={row.id} row={row} {...props} />)}
    </div>
  );
}

function whyUnknown(row: MapRow, figure: Props['figure'], month: string): string {
  if (figure === 'change' && row.wasNotOpen) return `unknown, ${NOT_OPEN}`;
  if (figure === 'change' && row.receipts !== null && row.before === 0) return 'unknown, $0 a year earlier';
  return `no figure for ${formatMonth(month)}`;
}

function One({ row, product, month, figure }: Props & { row: MapRow }) {
  const value = row[figure] === null ? whyUnknown(row, figure, month) : valueOf(row, figure, month);
  const doubt = doubtWordsOf(product).one;
  const place = row.city === null ? '' : `, ${formatPlace(row.city)}`;
  return (
    <p>
      <LinkAsOf to={rowPath(product, row)}>{row.name}</LinkAsOf>
      {`${place}: ${FIGURE_LABELS[figure].toLowerCase()} ${value}`}
      {row.isDoubtful && ` (${doubt})`}
      {figure === 'change' && row.isDoubtfulBefore && ` (a year earlier ${doubt})`}
      {row.isUnusual && ' (unusual, counts as filed)'}
      {row.isApportioned && ' (apportioned: a part of a quarterly filing)'}
      {figure === 'change' && row.isUnusualBefore && ' (unusual a year earlier)'}
      {row.isPartial && ' (partial month)'}
      {figure === 'change' && row.isPartialBefore && ' (partial month a year earlier)'}
      {row.isPoint ? '' : '. Only its ZIP code is known.'}
    </p>
  );
}

function Area({ product, rows, month, figure }: Props) {
  const sums = sumsOf(rows, month);
  const { several } = wordsOf(product);
  const { note } = doubtWordsOf(product);
  const zip = rows[0]?.zip ?? null;
  const valued = (row: MapRow): number => row[figure] ?? -Infinity;
  const named = rows.toSorted((one, other) => valued(other) - valued(one)).slice(0, MOST_NAMED);
  return (
    <>
      <p>
        {zip !== null && <LinkAsOf to={placePath(product, 'ZIP', zip)}>{`ZIP ${zip}`}</LinkAsOf>}
        {`: ${formatCount(sums.count)} ${several}, ${formatCount(sums.known)} with a figure for ${formatMonth(month)}. `}
        {`${FIGURE_LABELS[figure]}, together: ${sumWords(figure, sums)}.`}
      </p>
      <ul>
        {named.map((row) => (
          <li key={row.id}>
            <LinkAsOf to={rowPath(product, row)}>{row.name}</LinkAsOf>
            <span>
              {row[figure] === null ? 'no figure' : valueOf(row, figure, month)}
              {row.isDoubtful && ` (${note})`}
              {isUnusual(row, figure) && ' (unusual)'}
              {row.isApportioned && ' (apportioned)'}
              {isPartial(row, figure) && ' (partial)'}
            </span>
          </li>
        ))}
      </ul>
      {rows.length > named.length && (
        <p
          className={styles.note}
        >{`And ${formatCount(rows.length - named.length)} more in the table below.`}</p>
      )}
    </>
  );
}

function valueOf(row: MapRow, figure: MapFigure, month: string): string {
  return sumWords(figure, sumsOf([row], month));
}
