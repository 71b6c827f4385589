import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ReleaseRefused } from '../refusal.ts';
import { resolveHost } from './addresses.ts';
import { askService, type Portal } from './askService.ts';
import { readCount, readPage } from './portalPages.ts';
import type { BroughtFile, SourceDeps } from './source.ts';
import type { RunOf } from './sourceRun.ts';
import { TryLater } from './tryLater.ts';

const HOST = 'data.texas.gov';
const DATASET = '/resource/naix-2893.csv';

export const statePortal: Portal = {
  origin: `https://${HOST}`,
  allowed: { service: 'the portal', hosts: [HOST], resolve: resolveHost, trusted: [] },
  limits: { idleMs: 60_000, wholeMs: 300_000, mostBytes: 100_000_000 },
  pageRows: 20_000,
};

/** The extent of one fetch, kept beside its pages so that the next attempt goes on. */
const plan = z.object({ from: z.string(), rows: z.number(), pageRows: z.number() });
type Plan = z.infer<typeof plan>;

/** Folder of the pages that a run has fetched. */
export function fetchedFolder(dataDir: string, runId: number): string {
  return join(dataDir, 'fetched', String(runId));
}

/**
 * Fetches the latest months of mixed beverages into one file. Pages that have arrived stay for the next attempt; they
 * are dropped if the portal's number of rows has changed meanwhile.
 */
export async function fetchPortal(
  deps: SourceDeps,
  { id, monthsBack }: RunOf<'portal'>,
  signal: AbortSignal,
): Promise<BroughtFile> {
  const folder = fetchedFolder(deps.dataDir, id);
  await mkdir(folder, { recursive: true });
  const fetching = new Fetching(deps, folder, signal);
  const wanted = await fetching.plan(monthsBack);
  const rows = await fetching.pages(wanted);
  if (rows !== wanted.rows) throw await fetching.miscounted(wanted, rows);
  const path = await fetching.joined(wanted);
  const until = new Date().toISOString().slice(0, 7);
  return {
    path,
    fileName: `mixed-beverage-${wanted.from.slice(0, 7)}-to-${until}.csv`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

class Fetching {
  private hasProgressed = false;

  constructor(
    private readonly deps: SourceDeps,
    private readonly folder: string,
    private readonly signal: AbortSignal,
  ) {}

  /** The plan of the last attempt, or a new one. */
  async plan(monthsBack: number): Promise<Plan> {
    const known = await this.knownPlan();
    const from = known?.from ?? firstDay(monthsBack);
    const rows = await this.count(from);
    const { pageRows } = this.deps.portal;
    if (known?.rows === rows && known.pageRows === pageRows) return known;
    if (rows === 0) throw new ReleaseRefused(`Refused: the portal has no rows from ${from.slice(0, 7)} on.`);
    await rm(this.folder, { recursive: true, force: true });
    await mkdir(this.folder, { recursive: true });
    await this.write('plan.json', JSON.stringify({ from, rows, pageRows }));
    return { from, rows, pageRows };
  }

  /** Fetches the pages that are missing; returns the rows of all. */
  async pages({ from, rows, pageRows }: Plan): Promise<number> {
    let found = 0;
    for (let page = 0; page * pageRows < rows; page += 1) {
      found += await this.page(page, {
        $where: since(from),
        $order: ':id',
        $limit: String(pageRows),
        $offset: String(page * pageRows),
      });
    }
    return found;
  }

  /** The reason why pages do not hold what the portal says; they are dropped. */
  async miscounted({ from, rows }: Plan, found: number): Promise<Error> {
    const now = await this.count(from);
    await rm(this.folder, { recursive: true, force: true });
    if (now !== rows) return new TryLater('The portal changed its data while it was read.');
    return new ReleaseRefused(
      `Refused: the portal says that it has ${String(rows)} rows, and its pages hold ${String(found)}.`,
    );
  }

  /** One file of all pages. */
  async joined({ rows, pageRows }: Plan): Promise<string> {
    const path = join(this.folder, 'whole.csv');
    await writeFile(path, '');
    let header = '';
    for (let page = 0; page * pageRows < rows; page += 1) {
      const text = await readFile(this.pathOf(page), 'utf8');
      const start = text.indexOf('\n') + 1;
      if (page === 0) header = text.slice(0, start);
      if (text.slice(0, start) !== header)
        throw new ReleaseRefused('Refused: the portal’s columns change between pages.');
      await appendFile(path, page === 0 ? text : text.slice(start));
    }
    return path;
  }

  private pathOf(page: number): string {
    return join(this.folder, `page-${String(page)}.csv`);
  }

  private async page(page: number, query: Record<string, string>): Promise<number> {
    const stored = await readFile(this.pathOf(page)).catch(() => null);
    if (stored !== null) return readPage(stored, 'text/csv').rows;
    const { body, type } = await this.ask(query);
    const { header, rows, text } = readPage(body, type);
    await this.write(`page-${String(page)}.csv`, `${header.join(',')}\n${text}`);
    this.hasProgressed = true;
    return rows;
  }

  private async count(from: string): Promise<number> {
    const { body, type } = await this.ask({ $select: 'count(*) as count', $where: since(from) });
    return readCount(body, type);
  }

  private async ask(query: Record<string, string>): Promise<{ body: Buffer; type: string }> {
    const { portal, settings } = this.deps;
    const url = new URL(DATASET, portal.origin);
    url.search = new URLSearchParams(query).toString();
    const token = settings.portalToken === null ? {} : { 'X-App-Token': settings.portalToken };
    const headers = { Accept: 'text/csv', 'Accept-Encoding': 'identity', ...token };
    try {
      return await askService({ ...portal, headers, keyName: 'PORTAL_APP_TOKEN', signal: this.signal }, url);
    } catch (error) {
      throw error instanceof TryLater
        ? new TryLater(error.message, error.afterMs, this.hasProgressed)
        : error;
    }
  }

  private async knownPlan(): Promise<Plan | null> {
    const text = await readFile(join(this.folder, 'plan.json'), 'utf8').catch(() => null);
    return text === null ? null : plan.parse(JSON.parse(text));
  }

  /** Whole or not at all: a page that was cut by a power failure would not be fetched again. */
  private async write(name: string, text: string): Promise<void> {
    const unfinished = join(this.folder, 'unfinished');
    await writeFile(unfinished, text, { flush: true });
    await rename(unfinished, join(this.folder, name));
  }
}

function since(from: string): string {
  return `obligation_end_date_yyyymmdd >= '${from}T00:00:00.000'`;
}

/** The first day of the month some months back: releases restate whole months. */
function firstDay(monthsBack: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsBack, 1))
    .toISOString()
    .slice(0, 10);
}
