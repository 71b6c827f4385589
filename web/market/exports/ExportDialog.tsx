import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { Dialog, useCloseDialog } from '../../ui/dialog/Dialog.tsx';
import { Segments } from '../../ui/parts/Segments.tsx';
import { graphql } from '../../gql/gql.ts';
import type { Product } from '../../gql/graphql.ts';
import { lengthOf, monthsBefore, PeriodChoice } from '../compare/PeriodChoice.tsx';
import type { Period } from '../compare/PeriodChoice.tsx';
import { askedFile } from './exportedRows.ts';
import type { Format, Rows, RowsOf } from './exportedRows.ts';
import { progressText, useExport } from './useExport.ts';
import dialogStyles from '../../ui/dialog/Dialog.module.css';
import styles from './ExportDialog.module.css';

const LatestMonthDocument = graphql(`
  query LatestMonthToExport($product: Product!) {
    latestPeriod(product: $product) {
      month
    }
  }
`);

const FORMATS = [
  { value: 'csv', label: 'CSV' },
  { value: 'csv.gz', label: 'CSV, zipped', name: 'CSV, compressed with gzip' },
  { value: 'jsonl', label: 'JSON lines' },
] as const satisfies readonly { value: Format; label: string; name?: string }[];

const ROWS = [
  { value: 'months', label: 'Monthly figures' },
  { value: 'filings', label: 'Filings as published' },
] as const satisfies readonly { value: Rows; label: string }[];

interface Props {
  product: Product;
  /** The properties, in the words of the page, such as `Austin`. */
  title: string;
  of: RowsOf;
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

function ExportForm({ product, title, of }: Props) {
  const close = useCloseDialog();
  const { data } = useQuery(LatestMonthDocument, { variables: { product } });
  const latest = data?.latestPeriod?.month ?? null;
  const [chosen, choose] = useState<Period | null>(null);
  const [rows, setRows] = useState<Rows>('months');
  const [format, setFormat] = useState<Format>('csv');
  const { state, start, cancel } = useExport();
  const period = chosen ?? (latest === null ? null : { from: monthsBefore(latest, 11), to: latest });
  const problem = period !== null && lengthOf(period) < 1 ? 'The first month is after the last.' : '';
  const isRunning = state.is === 'running';
  const leave = (): void => {
    cancel();
    close();
  };
  return (
    <div className={styles.form}>
      <p>One row for each property and month, with the marks of doubtful, estimated and revised values.</p>
      {of.hasFilings && <Segments label="Rows" value={rows} options={ROWS} onChange={setRows} />}
      <PeriodChoice period={period} latest={latest} message={problem} onChange={choose} />
      <Segments label="Format" value={format} options={FORMATS} onChange={setFormat} />
      <p role="status">{stateText(state, format)}</p>
      {state.is === 'failed' && <p role="alert">{state.message}</p>}
      <div className={dialogStyles.buttons}>
        <Button onClick={isRunning ? cancel : leave}>{isRunning ? 'Cancel export' : 'Close'}</Button>
        <Button
          type="primary"
          loading={isRunning}
          disabled={period === null || problem !== ''}
          onClick={() =>
            period !== null && void start(askedFile({ product, title, of, rows, format, period }))
          }
        >
          Save file
        </Button>
      </div>
    </div>
  );
}

function stateText(state: ReturnType<typeof useExport>['state'], format: Format): string {
  if (state.is === 'running') return `Saving: ${progressText(state.progress, format === 'csv')}`;
  return state.is === 'done' ? `Saved: ${progressText(state.progress, format === 'csv')}` : '';
}
