import { Button } from 'antd';
import { useMemo } from 'react';
import { Card } from '../../ui/parts/Card.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { ExportCsvButton } from '../../market/figures/ExportCsvButton.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { defaultKeys } from '../../ui/table/tableColumns.ts';
import type { TableState } from '../../ui/table/useTableState.ts';
import { counted } from '../../ui/formats/counted.ts';
import { useWidth } from '../../ui/hooks/useMediaQuery.ts';
import type { SetUrlState } from '../../ui/hooks/useUrlState.ts';
import { shownColumns } from './doubtfulColumns.tsx';
import { DoubtfulDetails } from './DoubtfulDetails.tsx';
import { askedOf, moreThan, orderAfter, sortOf } from './doubtfulChoice.ts';
import type { DoubtfulChoice } from './doubtfulChoice.ts';
import { hotelText, periodText } from './doubtfulText.ts';
import type { Doubtful } from './doubtfulText.ts';
import { useDoubtful, useDoubtfulCsv } from './useDoubtful.ts';
import styles from './DoubtfulTable.module.css';

const LABEL = 'Doubtful filings';
const NO_ROWS: readonly Doubtful[] = [];

interface Props {
  choice: DoubtfulChoice;
  onChange: SetUrlState<DoubtfulChoice>;
}

/** The filings that are asked for, each with its history and what can be decided about it. */
export function DoubtfulTable({ choice, onChange }: Props) {
  const { rows, count, waiting, failed, retry, onDecided } = useDoubtful(choice);
  const table = useApiTable(rows ?? NO_ROWS, choice, onChange);
  const details = useMemo(
    () => ({
      label: (row: Doubtful) => `Decide about ${hotelText(row)}, ${periodText(row)}`,
      content: (row: Doubtful) => <DoubtfulDetails row={row} onDecided={onDecided} />,
    }),
    [onDecided],
  );
  return (
    <Card title={LABEL} flush className={styles.doubtful} actions={<Export choice={choice} count={count} />}>
      <p className={styles.waiting} role="status">
        {waitingText(waiting)}
      </p>
      {failed ? (
        <Failure what="The list of doubtful filings" onRetry={retry} />
      ) : (
        <DataTable
          label={LABEL}
          table={table}
          loading={rows === null}
          rowKey={({ filing }) => filing.id}
          rowHeight={38}
          details={details}
          reasonsOf={reasonsOf}
        />
      )}
      <More shown={rows?.length ?? null} count={count} choice={choice} onChange={onChange} />
    </Card>
  );
}

/** All filings that are asked for, not only those that show. */
function Export({ choice, count }: Pick<Props, 'choice'> & { count: number | null }) {
  const csv = useDoubtfulCsv(choice);
  const rows = count ?? 0;
  return <ExportCsvButton name="DoubtfulFilings.csv" csv={csv} rows={rows} disabled={rows === 0} />;
}

function waitingText(waiting: number): string {
  if (waiting === 0) return '';
  const what = waiting === 1 ? '1 decision is' : `${String(waiting)} decisions are`;
  return `${what} being applied. Figures update in a few minutes.`;
}

function reasonsOf({ reasons, note, decidedBy }: Doubtful): readonly string[] {
  return note === null ? reasons : [...reasons, `${decidedBy ?? 'An operator'}: “${note}”`];
}

/** The rows as they come: the API sorts them, by the column whose heading is pressed. */
function useApiTable(
  rows: readonly Doubtful[],
  choice: DoubtfulChoice,
  onChange: Props['onChange'],
): TableState<Doubtful> {
  const keys = defaultKeys(shownColumns, useWidth());
  const nothing = (): void => undefined;
  return {
    shown: shownColumns.filter(({ key }) => keys.includes(key)),
    sorted: rows,
    pageRows: rows,
    sort: sortOf(choice),
    sortBy: (key) => onChange({ order: orderAfter(choice, key), shown: '20' }),
    page: 1,
    pageCount: 1,
    pageSize: 20,
    pageSizes: [20],
    goTo: nothing,
    setPageSize: nothing,
    choose: nothing,
  };
}

interface MoreProps extends Props {
  shown: number | null;
  count: number | null;
}

function More({ shown, count, choice, onChange }: MoreProps) {
  const more = moreThan(askedOf(choice).first);
  if (shown === null || count === null) return <p className={styles.more} />;
  const isAll = shown >= count;
  return (
    <div className={styles.more}>
      <span role="status">
        {isAll ? counted(count, 'filing') : `The first ${String(shown)} of ${counted(count, 'filing')}`}
      </span>
      {!isAll && more !== null && (
        <Button onClick={() => onChange({ shown: more }, { replace: true })}>Show more</Button>
      )}
      {!isAll && more === null && <span>Narrow the list, or export all of it.</span>}
    </div>
  );
}
