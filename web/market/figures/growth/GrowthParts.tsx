import { formatCount, formatMoney } from '../../../ui/formats/formatMoney.ts';
import { useWidth } from '../../../ui/hooks/useMediaQuery.ts';
import { TableFrame } from '../../../ui/table/TableFrame.tsx';
import { GROWTH_PARTS } from './growth.ts';
import type { Growth } from './growth.ts';
import changeStyles from '../../../ui/parts/ChangeArrow.module.css';
import dataTableStyles from '../../../ui/table/DataTable.module.css';
import styles from './GrowthParts.module.css';

const LABEL = 'Parts of the change';

interface Figures {
  /** Null of the total: one address may be in several parts. */
  properties: number | null;
  earlier: number;
  later: number;
  change: number;
}

interface Column {
  title: string;
  text: (figures: Figures) => string;
  tone?: (figures: Figures) => string;
  /** Below the text. */
  detail?: (figures: Figures) => string;
}

const properties: Column = {
  title: 'Properties',
  text: (figures) => (figures.properties === null ? '' : formatCount(figures.properties)),
};
const earlier: Column = { title: 'Year before', text: (figures) => formatMoney(figures.earlier) };
const later: Column = { title: 'This year', text: (figures) => formatMoney(figures.later) };
const change: Column = {
  title: 'Change',
  text: (figures) => signedMoney(figures.change),
  tone: (figures) => (figures.change < 0 ? changeStyles.down : figures.change > 0 ? changeStyles.up : ''),
};

/** On a phone, which has no room for columns of both amounts. */
const changeOfBoth: Column = {
  ...change,
  detail: (figures) => `${earlier.text(figures)} → ${later.text(figures)}`,
};

/** The parts of a change with their sum below, to the cent. */
export function GrowthParts({ growth }: { growth: Growth }) {
  const isPhone = useWidth() === 'phone';
  const columns = isPhone ? [properties, changeOfBoth] : [properties, earlier, later, change];
  const total = { ...growth, properties: null, change: growth.change.amount };
  return (
    <TableFrame label={LABEL}>
      <table aria-label={LABEL} className={styles.parts}>
        <Head columns={columns} />
        <tbody>
          {growth.parts.map(({ kind, ...figures }) => (
            <tr key={kind}>
              <th scope="row">
                {GROWTH_PARTS[kind].label}
                <span className={styles.meaning}>{GROWTH_PARTS[kind].meaning}</span>
              </th>
              <Cells columns={columns} figures={figures} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <Cells columns={columns} figures={total} />
          </tr>
        </tfoot>
      </table>
    </TableFrame>
  );
}

function Head({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">Part</th>
        {columns.map(({ title }) => (
          <th key={title} scope="col" className={dataTableStyles.numeric}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Cells({ columns, figures }: { columns: readonly Column[]; figures: Figures }) {
  return columns.map(({ title, text, tone, detail }) => (
    <td key={title} className={`${dataTableStyles.numeric} ${tone?.(figures) ?? ''}`}>
      {text(figures)}
      {detail && <span className={styles.meaning}>{detail(figures)}</span>}
    </td>
  ));
}

/** Always has its sign, so that the meaning does not depend on colour. */
export function signedMoney(amount: number): string {
  return amount > 0 ? `+${formatMoney(amount)}` : formatMoney(amount);
}
