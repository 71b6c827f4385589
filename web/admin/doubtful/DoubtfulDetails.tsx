import { useQuery } from '@apollo/client/react';
import { Failure } from '../../ui/parts/Failure.tsx';
import type { DoubtDecisionsQuery } from '../../gql/graphql.ts';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import { DecideForm } from './DecideForm.tsx';
import { DoubtDecisionsDocument } from './doubtfulDocuments.ts';
import { DoubtHistory } from './DoubtHistory.tsx';
import { DoubtOutcomes } from './DoubtOutcomes.tsx';
import { hotelText } from './doubtfulText.ts';
import type { Doubtful } from './doubtfulText.ts';
import adminStyles from '../admin.module.css';
import styles from './DoubtfulDetails.module.css';

interface Props {
  row: Doubtful;
  onDecided: (row: Doubtful) => void;
}

/** The decisions about a filing, and the facts that help to decide. */
export function DoubtfulDetails({ row, onDecided }: Props) {
  return (
    <div className={styles.details}>
      <DoubtOutcomes row={row} />
      <DoubtHistory row={row} />
      <DecisionLog row={row} />
      <DecideForm row={row} onDecided={onDecided} />
    </div>
  );
}

type Entry = NonNullable<DoubtDecisionsQuery['doubtfulFiling']>['decisions'][number];

/** Every decision about the period, by whom, when and why; nothing if there is none. */
function DecisionLog({ row: { filing, version, ...row } }: { row: Doubtful }) {
  // A new version of the filing starts a new decision.
  return <Decisions key={version} id={filing.id} name={hotelText({ filing, version, ...row })} />;
}

function Decisions({ id, name }: { id: string; name: string }) {
  const { data, error, refetch } = useQuery(DoubtDecisionsDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  if (error !== undefined) {
    return <Failure what="Earlier decisions" onRetry={() => void refetch()} />;
  }
  const entries = data?.doubtfulFiling?.decisions ?? [];
  if (entries.length === 0) return null;
  return (
    <section aria-label={`Decisions about ${name}`}>
      <h3>Decisions</h3>
      <ul className={adminStyles.list}>
        {entries.map((entry) => (
          <li key={entry.decisionId}>{entryText(entry)}</li>
        ))}
      </ul>
    </section>
  );
}

const DID = { ACCEPTED: 'accepted as filed', LEFT_OUT: 'left out' } as const;

function noted(text: string | null): string {
  return text === null ? '' : `, “${text}”`;
}

function entryText(entry: Entry): string {
  const { decision, isOfTheseValues, note, decidedBy, decidedAt, undoneBy, undoneAt, undoNote } = entry;
  const others = isOfTheseValues ? '' : ' (other values that were filed then)';
  const made = `${formatMoment(decidedAt)}, ${decidedBy}: ${DID[decision]}${others}${noted(note)}`;
  if (undoneAt === null) return `${made}; in force`;
  return `${made}; ended ${formatMoment(undoneAt)} by ${undoneBy ?? 'nobody known'}${noted(undoNote)}`;
}
