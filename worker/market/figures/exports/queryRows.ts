import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { exportLimits } from '../../../../server/market/figures/exports/prepared/exportLimits.rules.ts';
import { QUERY_PAGES, signPage } from '../../../../server/market/figures/exports/query/queryPage.rules.ts';
import { badInput } from '../../../../server/platform/errors.ts';
import { askServer, type ProductServer } from './askServer.ts';

/** A server that answers pages of queries, and the secret that it shares with the worker. */
export interface PageServer extends ProductServer {
  secret: string;
}

/** The figures changed between two pages: the file would be of two states. */
export class FiguresChanged extends Error {}

const pageShape = z.object({
  rows: z.array(z.record(z.string(), z.unknown())),
  next: z.string().nullable(),
  figuresState: z.string(),
  // A server of an earlier version does not name them.
  releases: z.unknown().default([]),
});
export type Page = z.infer<typeof pageShape>;
const errorShape = z.object({ error: z.object({ message: z.string() }) });

/** Time in which a server must have answered a page, with its waits. */
const PAGE_MS = 60_000;
const LONGEST_WAIT_S = 120;
/** Time after which a server that is away is asked again. */
const RESTART_S = 5;

/** The rows of an export's query as JSON lines, a page at a time. Throws BAD_USER_INPUT if there are too many. */
export async function* queryLines(
  server: PageServer,
  fileKey: string,
  signal: AbortSignal,
  onPage: (page: Page) => void,
): AsyncGenerator<Buffer> {
  let first: Page | null = null;
  let rows = 0;
  for (let after: string | null = null; first === null || after !== null;) {
    const page = await patiently(() => askPage(server, fileKey, after, signal), signal);
    first ??= page;
    if (page.figuresState !== first.figuresState) throw new FiguresChanged();
    rows += page.rows.length;
    if (rows > exportLimits.queryRows) throw tooManyRows();
    onPage(page);
    yield Buffer.from(page.rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    after = page.next;
  }
}

function tooManyRows(): Error {
  const most = exportLimits.queryRows.toLocaleString('en-US');
  return badInput(
    `The query has more than ${most} rows. Add a filter and export in parts, or export a data set.`,
  );
}

/** A page, or the seconds after which to ask again. */
type Answer = Page | { waitSeconds: number };

/** Asks again when the server is busy or the points of a key are used up, until the signal comes. */
async function patiently(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Page> {
  for (;;) {
    const answer = await ask();
    if (!('waitSeconds' in answer)) return answer;
    await delay(answer.waitSeconds * 1000, null, { signal });
  }
}

async function askPage(
  server: PageServer,
  fileKey: string,
  after: string | null,
  signal: AbortSignal,
): Promise<Answer> {
  const until = Date.now() + PAGE_MS;
  const question = { after, until, signature: signPage(server.secret, { fileKey, after, until }) };
  const within = AbortSignal.any([signal, AbortSignal.timeout(PAGE_MS)]);
  const answer = await askServer(server, `${QUERY_PAGES}/${fileKey}`, question, within).catch(
    (error: unknown) => {
      signal.throwIfAborted();
      throw error;
    },
  );
  // The server is being replaced.
  if (answer === null) return { waitSeconds: RESTART_S };
  if (answer.status === 200) return pageShape.parse(JSON.parse(answer.body));
  const seconds = Number(answer.headers['retry-after'] ?? 0);
  if (seconds > 0) return { waitSeconds: Math.min(seconds, LONGEST_WAIT_S) };
  const said = errorShape.safeParse(jsonOf(answer.body));
  if (answer.status < 500 && said.success) throw badInput(said.data.error.message);
  throw new Error(`A server answered a page with ${String(answer.status)}.`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
