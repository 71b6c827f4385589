import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** The last that runs on the oldest Node that the product supports. */
const VERSION = '12.8.2';
/** Of this bench alone: nothing else of the project needs it. */
const FOLDER = join(import.meta.dirname, '../../.cache/lighthouse');

export const PROFILES = ['desktop', 'mobile'] as const;
export type Profile = (typeof PROFILES)[number];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's report on a page: scores of 100, times in milliseconds. */
export interface Verdict {
  scores: Record<(typeof CATEGORIES)[number], number>;
  lcp: number;
  tbt: number;
  cls: number;
  /** Audits that are not passed. */
  failed: string[];
}

interface Audit {
  id: string;
  numericValue?: number;
  score: number | null;
  scoreDisplayMode: string;
}

interface Result {
  lhr: {
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, Audit>;
    runtimeError?: { message: string };
  };
}

type Lighthouse = (url: string, flags: object, config?: object) => Promise<Result>;

interface Package {
  default: Lighthouse;
  desktopConfig: object;
}

/** Lighthouse, installed when it is first asked for. */
export async function openLighthouse(
  port: number,
): Promise<(url: string, profile: Profile) => Promise<Verdict>> {
  const entry = join(FOLDER, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    mkdirSync(FOLDER, { recursive: true });
    const flags = ['--prefix', FOLDER, '--no-audit', '--no-fund', '--no-save'];
    await promisify(execFile)('npm', ['install', ...flags, `lighthouse@${VERSION}`]);
  }
  const { default: run, desktopConfig } = (await import(pathToFileURL(entry).href)) as Package;
  return async (url, profile) => {
    const flags = { port, logLevel: 'error', onlyCategories: CATEGORIES, disableStorageReset: true };
    return verdictOf(await run(url, flags, profile === 'desktop' ? desktopConfig : undefined));
  };
}

function verdictOf({ lhr: { categories, audits, runtimeError } }: Result): Verdict {
  if (runtimeError !== undefined) throw new Error(runtimeError.message);
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  ) as Verdict['scores'];
  const counted = Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    name === 'performance' ? [] : auditRefs.filter(({ weight }) => weight > 0),
  );
  return {
    scores,
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failed: counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1),
  };
}
