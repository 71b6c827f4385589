import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Segments } from '../../../ui/parts/Segments.tsx';
import type { Product } from '../../../gql/graphql.ts';
import { PeriodChoice } from '../compare/PeriodChoice.tsx';
import { useLatestPeriod } from '../../search/useLatestPeriods.ts';
import { ExportActions } from './ExportActions.tsx';
import { askedFile, dataSetOf } from './exportedRows.ts';
import { formatOptions } from './exportWords.ts';
import type { Format, Rows, RowsOf } from './exportedRows.ts';
import { SaveDefinitions } from './SaveDefinitions.tsx';
import styles from './ExportDialog.module.css';
import { addMonths, lengthOf } from '../../../ui/formats/monthArithmetic.ts';
import type { Period } from '../../../ui/formats/monthArithmetic.ts';

const ROWS = [
  { value: 'months', label: 'Monthly figures' },
  { value: 'filings', label: 'Filings as published' },
] as const satisfies readonly { value: Rows; label: string }[];

interface Props {
  product: Product;
  /** The properties, in the words of the page, such as `Austin`. */
  title: string;
  properties: RowsOf;
}

/** Asks for months and a format, and saves the rows as they come. */
export function ExportDialog({ onClose, ...props }: Props & { onClose: () => void }) {
  return (
    <Dialog label="Export properties" onClose={onClose}>
      <h2>{`Export ${props.title}`}</h2>
      <ExportForm {...props} />
    </Dialog>
  );
}

function ExportForm({ product, title, properties }: Props) {
  const { latest: published, failure } = useLatestPeriod(product);
  const latest = published?.month ?? null;
  const [chosen, choose] = useState<Period | null>(null);
  const [rows, setRows] = useState<Rows>('months');
  const [format, setFormat] = useState<Format>('csv');
  const period = chosen ?? (latest === null ? null : { from: addMonths(latest, -11), to: latest });
  const problem = period !== null && lengthOf(period) < 1 ? 'The first month is after the last.' : '';
  const isReady = period !== null && problem === '';
  const asked = isReady ? askedFile({ product, title, properties, rows, format, period }) : null;
  return (
    <div className={styles.form}>
      <p>One row for each property and month, with the marks of doubtful, estimated and revised values.</p>
      {properties.hasFilings && <Segments label="Rows" value={rows} options={ROWS} onChange={setRows} />}
      <PeriodChoice period={period} latest={latest} failure={failure} message={problem} onChange={choose} />
      <Segments label="Format" value={format} options={formatOptions} onChange={setFormat} />
      <SaveDefinitions dataSet={dataSetOf(product, rows)} isInFile={format === 'xlsx'} />
      <ExportActions asked={asked} format={format} />
    </div>
  );
}
