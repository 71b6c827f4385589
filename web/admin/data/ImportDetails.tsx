import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import type { ImportRowFragment } from '../../gql/graphql.ts';
import { Failure } from '../../ui/parts/Failure.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { toCsv } from '../../ui/formats/csv.ts';
import { downloadCsv } from '../../ui/formats/download.ts';
import { formatCount, formatMoney } from '../../ui/formats/formatMoney.ts';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import { ImportDocument } from './dataDocuments.ts';
import type { ImportedRelease } from './dataDocuments.ts';
import { counted } from '../../ui/formats/counted.ts';
import { messageText, monthsText, TAX_NAMES } from './dataText.ts';
import { ImportActions } from './ImportActions.tsx';
import { ScrollArea } from '../../ui/table/ScrollArea.tsx';
import outcomeStyles from '../doubtful/DoubtOutcomes.module.css';
import styles from './data.module.css';

interface Props {
  row: ImportRowFragment;
  onActed: () => void;
}

/** Outcome of an import: its releases with checks and refused rows, and what can be done about it. */
export function ImportDetails({ row, onActed }: Props) {
  const { importId, state } = row;
  const { data, error, refetch } = useQuery(ImportDocument, {
    variables: { importId },
    fetchPolicy: 'cache-and-network',
  });
  if (data === undefined && error !== undefined) {
    return <Failure what="The import" onRetry={() => void refetch()} />;
  }
  const releases = data?.import?.releases ?? [];
  return (
    <div className={styles.details}>
      {historyOf(row).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {data === undefined && <Skeleton width="100%" height={60} />}
      {releases.map((release) => (
        <Imported key={release.fileName} release={release} />
      ))}
      {/* Held imports are decided about above. */}
      {state !== 'HELD' && <ImportActions row={row} onActed={onActed} />}
    </div>
  );
}

function historyOf({
  message,
  requestedBy,
  note,
  repeatOf,
  cancelledBy,
  cancelNote,
  ...row
}: ImportRowFragment): string[] {
  const quoted = (text: string | null): string => (text === null ? '' : `: “${text}”`);
  return [
    ...(message === null ? [] : [messageText(message)]),
    ...(requestedBy === null
      ? []
      : [`Repeats import ${String(repeatOf)}, for ${requestedBy}${quoted(note)}.`]),
    ...(cancelledBy === null ? [] : [`Cancelled by ${cancelledBy}${quoted(cancelNote)}.`]),
    ...(row.finishedAt === null ? [] : [`Ended ${formatMoment(row.finishedAt)}.`]),
  ];
}

function amountText({ statesTax, total }: Pick<ImportedRelease, 'statesTax' | 'total'>): string {
  return `${formatMoney(total)}${statesTax ? ' of tax' : ''}`;
}

/** Outcomes of releases whose filings were never compared with those that are in force. */
const UNCOMPARED: readonly string[] = ['refused', 'failed'];

/**
 * The line under a release: its months, rows and dollars, and how many filings it changed. The import does not read a file
 * whose format it does not know, so the line states no numbers for it.
 */
function readText(release: ImportedRelease): string {
  const { product, outcome, firstMonth, lastMonth, rows } = release;
  if (product === null) return 'Its rows were not read. Nothing changed.';
  const has = [monthsText(firstMonth, lastMonth), counted(rows, 'row'), amountText(release)];
  const change = UNCOMPARED.includes(outcome) ? 'nothing changed' : changeText(release);
  return `${has.filter(Boolean).join(', ')}; ${change}`;
}

function changeText({ added, changed, retired, unchanged }: ImportedRelease): string {
  const numbers = { added, changed, retired, unchanged };
  return Object.entries(numbers)
    .map(([what, number]) => `${formatCount(number)} ${what}`)
    .join(', ');
}

/** A finding after its severity, unless it begins with that. */
function checkText({ severity, finding, rows }: ImportedRelease['checks'][number]): string {
  const said = messageText(finding);
  if (said.startsWith(SEVERITIES[severity])) return said;
  return `${SEVERITIES[severity]}${rows === null ? '' : `, ${counted(rows, 'row')}`}: ${said}`;
}

function Imported({ release }: { release: ImportedRelease }) {
  const { fileName, product, format, checks } = release;
  const kind = product === null ? 'unknown format' : `${TAX_NAMES[product]}, ${format ?? ''}`;
  return (
    <section aria-label={`Release ${fileName}`}>
      <h3>
        {fileName} ({kind})
      </h3>
      <p>{readText(release)}</p>
      {checks.length > 0 && (
        <ul aria-label={`Checks of ${fileName}`}>
          {checks.map((check) => (
            <li key={check.finding}>{checkText(check)}</li>
          ))}
        </ul>
      )}
      <RefusedRows release={release} />
    </section>
  );
}

const SEVERITIES = { HELD: 'Held back', REFUSED: 'Left out', FLAGGED: 'Flagged' } as const;
const SHOWN_ROWS = 10;

function RefusedRows({ release: { fileName, refusals } }: { release: ImportedRelease }) {
  if (refusals.length === 0) return null;
  const exported = (): void => {
    const rows = refusals.map(({ line, column, value, reason }) => [line, column, value, reason]);
    downloadCsv(
      `Refused_${fileName}`.replace(/\.[a-z]+$/i, ''),
      toCsv(['Line', 'Column', 'Value', 'Reason'], rows),
    );
  };
  const label = `Rows of ${fileName} that cannot be read`;
  return (
    <ScrollArea className={outcomeStyles.outcomes} label={label}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Column</th>
            <th scope="col">Value</th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {refusals.slice(0, SHOWN_ROWS).map(({ line, column, value, reason }) => (
            <tr key={`${String(line)} ${column ?? ''}`}>
              <th scope="row">{formatCount(line)}</th>
              <td>{column ?? 'whole row'}</td>
              <td>{value}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button onClick={exported}>Export {counted(refusals.length, 'refused row')} as CSV</Button>
    </ScrollArea>
  );
}
