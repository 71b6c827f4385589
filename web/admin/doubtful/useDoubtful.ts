import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { csvOf } from '../../ui/table/tableColumns.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import { ASKED_ANEW } from '../../ui/formats/askedAnew.ts';
import { LARGEST_PAGE } from '../../ui/hooks/useAllPages.ts';
import { exportColumns } from './doubtfulColumns.tsx';
import {
  DoubtfulCountDocument,
  DoubtfulFilingsDocument,
  DoubtfulRowFragment,
  WaitingDecisionsDocument,
} from './doubtfulDocuments.ts';
import { askedOf } from './doubtfulChoice.ts';
import type { DoubtfulChoice } from './doubtfulChoice.ts';
import type { Doubtful } from './doubtfulText.ts';
import { NO_ANSWER } from '../../ui/formats/failures.ts';

const ANEW = { fetchPolicy: 'no-cache', context: ASKED_ANEW } as const;
/** Time between two questions whether figures follow, while a decision waits. */
const ASK_EVERY_MS = 4000;

export interface DoubtfulList {
  /** Null while loading. */
  rows: readonly Doubtful[] | null;
  /** Total number of filings; null until known. */
  count: number | null;
  /** The number of decisions that figures do not follow yet. */
  waiting: number;
  failed: boolean;
  retry: () => void;
  /** A filing that was decided about, by oneself or by others; it stays in its place. */
  onDecided: (row: Doubtful) => void;
}

/** The first of the requested filings, with the decisions made since they were loaded. */
export function useDoubtful(choice: DoubtfulChoice): DoubtfulList {
  const { listed, count, failed, retry } = useListed(choice);
  const { states, answers, ask } = useWaiting();
  const [decided, setDecided] = useState<ReadonlyMap<string, Decided>>(new Map());
  const onDecided = useCallback(
    (row: Doubtful) => {
      setDecided((before) => new Map([...before, [row.filing.id, { row, answers }]]));
      ask();
    },
    [ask, answers],
  );
  const rows = useMemo(
    () => listed?.map((row) => presentOf(row, decided.get(row.filing.id), { states, answers })) ?? null,
    [listed, decided, states, answers],
  );
  return { rows, count, waiting: states?.size ?? 0, failed, retry, onDecided };
}

function useListed(choice: DoubtfulChoice) {
  const asked = useMemo(() => askedOf(choice), [choice]);
  const { data, error, refetch } = useQuery(DoubtfulFilingsDocument, {
    variables: { ...asked, after: null },
    ...ANEW,
  });
  const { data: counted } = useQuery(DoubtfulCountDocument, { variables: { filter: asked.filter }, ...ANEW });
  const nodes = data?.doubtfulFilings.nodes;
  const key = JSON.stringify([asked.filter, asked.orderBy]);
  const [last, setLast] = useState({ key, nodes });
  if (nodes !== undefined && nodes !== last.nodes) setLast({ key, nodes });
  // More rows of the same list come below those that show; these need not go meanwhile.
  const shown = nodes ?? (last.key === key ? last.nodes : undefined);
  return {
    listed: useMemo(() => readFragment(DoubtfulRowFragment, shown ?? null), [shown]),
    count: counted?.doubtfulFilings.totalCount ?? null,
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}

/** A decided filing, and how often it had been asked by then what waits. */
interface Decided {
  row: Doubtful;
  answers: number;
}

function presentOf(
  listed: Doubtful,
  decided: Decided | undefined,
  { states, answers }: Pick<Waiting, 'states' | 'answers'>,
): Doubtful {
  const isNewer = decided !== undefined && decisionNumber(decided.row) >= decisionNumber(listed);
  const row = isNewer ? decided.row : listed;
  // An earlier answer does not include the decision.
  if (states === null || (isNewer && decided.answers === answers)) return row;
  return { ...row, figures: states.get(row.filing.id) ?? 'DONE' };
}

/** Decisions are numbered; the second part of the version is that of the latest. */
function decisionNumber({ version }: Doubtful): number {
  return Number(version.split('.')[1] ?? 0);
}

type States = ReadonlyMap<string, Doubtful['figures']>;

interface Waiting {
  /** Filings that wait for figures to follow; null until known. */
  states: States | null;
  /** How many questions of `ask` have been answered: an answer may be like the one before. */
  answers: number;
  ask: () => void;
}

/** Filings that wait for figures to follow, asked again until none does. */
function useWaiting(): Waiting {
  const { data, refetch, startPolling, stopPolling } = useQuery(WaitingDecisionsDocument, ANEW);
  const states = useMemo(
    () =>
      data === undefined
        ? null
        : new Map(data.doubtfulFilings.nodes.map(({ filing, figures }) => [filing.id, figures])),
    [data],
  );
  const waits = (states?.size ?? 0) > 0;
  useEffect(() => {
    if (!waits) return undefined;
    startPolling(ASK_EVERY_MS);
    return stopPolling;
  }, [waits, startPolling, stopPolling]);
  const [answers, setAnswers] = useState(0);
  const ask = useCallback(() => {
    const answered = (): void => setAnswers((before) => before + 1);
    refetch().then(answered, () => undefined);
  }, [refetch]);
  return { states, answers, ask };
}

/** All rows that are asked for, also those that do not show, as CSV. */
export function useDoubtfulCsv(choice: DoubtfulChoice): () => Promise<string> {
  const client = useApolloClient();
  return async () => csvOf(exportColumns, await allRows(client, choice));
}

async function allRows(client: ApolloClient, choice: DoubtfulChoice): Promise<Doubtful[]> {
  const rows: Doubtful[] = [];
  let after: string | null = null;
  do {
    const page = await pageAfter(client, choice, after);
    rows.push(...readFragment(DoubtfulRowFragment, page.nodes));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return rows;
}

async function pageAfter(client: ApolloClient, choice: DoubtfulChoice, after: string | null) {
  const variables = { ...askedOf(choice), first: LARGEST_PAGE, after };
  const { data } = await client.query({
    query: DoubtfulFilingsDocument,
    variables,
    fetchPolicy: 'no-cache',
  });
  if (data === undefined) throw new Error(NO_ANSWER);
  return data.doubtfulFilings;
}
