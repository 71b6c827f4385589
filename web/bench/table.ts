import type { FirstPicture } from './firstPicture.ts';
import { PROFILES, type Profile, type Verdict } from './lighthouse.ts';

/** A page's figures, by profile. */
export type Measured = { name: string } & Record<Profile, { seen: FirstPicture; verdict: Verdict }>;

/** The run in the middle by the time of its largest element. */
export function medianOf<Run extends { lcp: number }>(runs: readonly Run[]): Run {
  const middle = runs.toSorted((one, other) => one.lcp - other.lcp)[Math.floor(runs.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

const kb = (bytes: number): string => String(Math.round(bytes / 1000));
const seconds = (ms: number): string => (ms / 1000).toFixed(2);
const both = (text: (profile: Profile) => string): string => PROFILES.map(text).join(' / ');

/** A row of a page: bytes on a desktop, all else on both. */
function rowOf(page: Measured): string[] {
  const { desktop } = page;
  return [
    page.name,
    `${kb(desktop.seen.scriptBytes)} in ${String(desktop.seen.scripts)}`,
    kb(desktop.seen.transferred),
    both((profile) => seconds(page[profile].verdict.lcp)),
    both((profile) => String(Math.round(page[profile].verdict.tbt))),
    both((profile) => Math.max(page[profile].seen.cls, page[profile].verdict.cls).toFixed(3)),
    both((profile) => Object.values(page[profile].verdict.scores).join(' ')),
  ];
}

const HEAD = ['Page', 'Script, KB gzip', 'All, KB sent', 'LCP, s', 'TBT, ms', 'CLS', 'Scores'];

/** All pages as a table; two figures are those of Lighthouse's desktop and of its mobile profile. */
export function tableOf(pages: readonly Measured[]): string {
  const rows = [HEAD, HEAD.map(() => '---'), ...pages.map(rowOf)];
  const failed = pages.flatMap((page) =>
    PROFILES.flatMap((profile) => page[profile].verdict.failed.map((id) => `${page.name}: ${id}`)),
  );
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return [...lines, '', ...new Set(failed)].join('\n');
}
