import type { ApolloServer } from '@apollo/server';
import type { Viewer } from '../../platform/viewer.ts';
import { createContext, type Context, type Deps } from '../context.ts';
import { resultData } from './answersText.ts';
import type { Question } from './asked.ts';
import { readFiguresState } from '../../platform/figuresState.sql.ts';
import { isDatabaseAway } from '../../platform/lib/databaseAway.ts';
import { onceAMinute } from '../../platform/lib/onceAMinute.ts';

const LOOK_EVERY_MS = 10_000;

export interface Refill {
  /** Answers the most frequent queries again if figures have changed since the last run. */
  look: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Checks every few seconds whether figures have changed, then answers the most frequent queries one by one, so
 * that the next caller need not wait.
 */
export function startRefill(deps: Deps, graphql: ApolloServer<Context>): Refill {
  let known: string | null = null;
  let running: Promise<void> | null = null;
  let stopped = false;
  const look = async (): Promise<void> => {
    const [row] = await deps.db.query<{ state: string }[]>(readFiguresState);
    const [before, state] = [known, row?.state ?? ''];
    known = state;
    if (before === null || before === state) return;
    for (const question of deps.answers.asked.most()) {
      if (!stopped) await answerAnew(deps, graphql, { question, state });
    }
  };
  const tell = onceAMinute((err: unknown) =>
    deps.log.warn({ err }, 'Frequent queries could not be answered again; the next look is in 10 seconds'),
  );
  // One that waits for a hanging database is not joined by others every ten seconds.
  const lookSafely = (): Promise<void> =>
    (running ??= look()
      .catch((error: unknown) => {
        // While the database is away, each request already answers 503.
        if (!isDatabaseAway(error)) tell(error);
      })
      .finally(() => (running = null)));
  const timer = setInterval(() => void lookSafely(), LOOK_EVERY_MS);
  timer.unref();
  return {
    look: lookSafely,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

async function answerAnew(
  deps: Deps,
  graphql: ApolloServer<Context>,
  { question, state }: { question: Question; state: string },
): Promise<void> {
  const { rights, query, variables = {}, operationName } = question;
  const contextValue = createContext(deps, {
    requestId: 'refill',
    address: '',
    userAgent: null,
    token: null,
  });
  const viewer = nobodyWith(rights, state);
  contextValue.viewer = () => Promise.resolve(viewer);
  const request = { query, variables, ...(operationName !== undefined && { operationName }) };
  const { body } = await graphql.executeOperation(request, { contextValue });
  const data = body.kind === 'single' ? body.singleResult.data : null;
  if (data) await resultData(data);
}

function nobodyWith(rights: Question['rights'], figuresState: string): Viewer {
  const nobody = {
    sessionId: '',
    key: null,
    memberId: '',
    email: '',
    firstName: '',
    lastName: '',
    needsSecondStep: false,
    isSubscribed: false,
    hasYearlyPlan: false,
  };
  return { ...nobody, ...rights, figuresState };
}
