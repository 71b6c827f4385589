import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { textColumn } from '../../ui/table/columnKinds.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { ReceiptsTable } from '../../market/figures/ReceiptsTable.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import type { BrandChangesQuery } from '../../gql/graphql.ts';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import { ASKED_ANEW } from '../../ui/formats/askedAnew.ts';
import { counted } from '../../ui/formats/counted.ts';
import { BrandChangesDocument } from './brandDocuments.ts';

type Change = BrandChangesQuery['brandChanges']['nodes'][number];

const KINDS = {
  ADD_RULE: 'Added',
  CHANGE_RULE: 'Changed',
  CORRECT_HOTEL: 'Corrected',
  WITHDRAW_CORRECTION: 'Removed the correction of',
  REFERENCE: 'New reference rules',
} as const;

const STATES = { WAITING: 'Waiting', FAILED: 'Failed, will retry' } as const;

function whatOf({ kind, matchText, hotelName }: Change): string {
  return [KINDS[kind], matchText ?? hotelName ?? ''].join(' ').trim();
}

function stateOf({ state, doneAt, hotels }: Change): string {
  if (state !== 'DONE' || doneAt === null) return STATES[state === 'FAILED' ? 'FAILED' : 'WAITING'];
  const count = hotels === null ? 'all hotels' : counted(hotels, 'hotel');
  return `Done ${formatMoment(doneAt)}, ${count}`;
}

const columns: readonly Column<Change>[] = [
  { ...textColumn<Change>('what', 'Change', whatOf, 'phone'), isHeading: true },
  textColumn('state', 'Figures', stateOf, 'phone'),
  {
    key: 'made',
    title: 'When',
    value: ({ madeAt }) => madeAt,
    cell: ({ madeAt }) => formatMoment(madeAt),
    shown: 'tablet',
  },
  textColumn('by', 'By', ({ madeBy }) => madeBy ?? 'the product', 'tablet'),
];

/** Time between two questions whether figures follow, while something waits. */
const ASK_EVERY_MS = 4000;

interface Props {
  /** When figures follow what waited. */
  onFollowed: () => void;
}

/** Calls back when figures include a change, even if they did before the first answer that lists it. */
function useFollowed(rows: readonly Change[] | null, onFollowed: () => void): void {
  const done = rows?.filter(({ state }) => state === 'DONE').map(({ changeId }) => changeId);
  const now = done?.join() ?? null;
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (now === null) return;
    // The first answer has no new changes.
    if (before.current !== null && before.current !== now) onFollowed();
    before.current = now;
  }, [now, onFollowed]);
}

/** Recent changes, and whether the figures follow them. */
export function ChangeTable({ onFollowed }: Props) {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(BrandChangesDocument, {
    fetchPolicy: 'network-only',
    context: ASKED_ANEW,
  });
  const rows = data?.brandChanges.nodes ?? null;
  const waits = rows?.some(({ state }) => state !== 'DONE') ?? false;
  useEffect(() => {
    if (!waits) return undefined;
    startPolling(ASK_EVERY_MS);
    return stopPolling;
  }, [waits, startPolling, stopPolling]);
  useFollowed(rows, onFollowed);
  const retry = (): void => void refetch();
  return (
    <ReceiptsTable
      title="Changes and their figures"
      columns={columns}
      rows={rows}
      rowKey={({ changeId }) => String(changeId)}
      prefix="change-"
      sort="-made"
      instead={
        error !== undefined && rows === null ? <Failure what="The changes" onRetry={retry} /> : undefined
      }
    />
  );
}
