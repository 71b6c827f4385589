import { createHash } from 'node:crypto';
import { escaped } from '../../../platform/lib/escaped.ts';
import { addMonths } from '../../../platform/lib/month.ts';
import { spelledMoney, spelledMonth, spelledMonths } from '../../releases/news/newsWords.rules.ts';
import { embedChart } from './embedChart.ts';
import type { EmbedFigures } from './embedFigures.ts';
import { EMBED_STYLE } from './embedStyle.ts';
import type { SampleSubject } from './sampleSubject.ts';

/** For the page's Content-Security-Policy: its only style. It has no script, picture or font. */
export const EMBED_STYLE_HASH = `'sha256-${createHash('sha256').update(EMBED_STYLE).digest('base64')}'`;

interface Facts {
  productName: string;
  publicUrl: string;
}

/** The chart of a public sample as a page for other people's pages, with its figures as a table. */
export function embedPage(facts: Facts, subject: SampleSubject, figures: EmbedFigures): string {
  const title = `${nameOf(subject)}: ${figures.product === 'HOTEL' ? 'hotel' : 'alcohol'} receipts by month`;
  const { months, receipts, missing } = figures;
  const body =
    months.length === 0
      ? '<p>There are no figures yet.</p>'
      : [
          embedChart(title, figures),
          ...notesOf(figures).map((note) => `<p class="note">${escaped(note)}</p>`),
          tableOf(title, months, receipts, missing),
        ].join('\n');
  return pageOf(facts, title, `<h1>${escaped(title)}</h1>\n${body}`, sourceOf(figures));
}

/** The page for every other address, closed samples among them. */
export function noEmbedPage(facts: Facts, sentence: string): string {
  return pageOf(facts, 'No chart', `<h1>No chart</h1>\n<p>${escaped(sentence)}</p>`, '');
}

function nameOf({ kind, name, cityName }: SampleSubject): string {
  if (kind === 'ZIP') return `ZIP ${name}`;
  if (kind === 'CITY') return inNormalCase(name);
  if (kind === 'COUNTY') return `${inNormalCase(name)} County`;
  return cityName === null ? name.trim() : `${name.trim()}, ${inNormalCase(cityName)}`;
}

/** `El Paso` for `EL PASO`, and `McAllen` for `MCALLEN`. */
function inNormalCase(name: string): string {
  return name
    .toLowerCase()
    .replace(/(^|[-\s/])(mc)?([a-z])/g, (_, before: string, mc: string | undefined, letter: string) =>
      [before, mc === undefined ? '' : 'Mc', letter.toUpperCase()].join(''),
    );
}

/** Sentences below the chart: months that are missing or incomplete, lack some hotels, or are doubtful or unusual, and receipts divided, estimated or calculated from the tax. */
function notesOf({ product, isDerived, ...months }: EmbedFigures): string[] {
  const { missing, incomplete, monthlyOnly, doubtful, unusual, fromTax } = months;
  return [
    ...(missing.length === 0 ? [] : [`Not in the releases: ${stretchesOf(missing)}.`]),
    ...(incomplete.length === 0 ? [] : [`Incomplete, as rows are missing: ${stretchesOf(incomplete)}.`]),
    ...(monthlyOnly.length === 0
      ? []
      : [`Without hotels that file by quarter: ${stretchesOf(monthlyOnly)}.`]),
    ...(doubtful.length === 0 ? [] : [`Not wholly counted as filed: ${stretchesOf(doubtful)}.`]),
    ...(unusual.length === 0 ? [] : [`Unusual receipts, which count as filed: ${stretchesOf(unusual)}.`]),
    ...(fromTax.length === 0 ? [] : [`Calculated from the tax: ${stretchesOf(fromTax)}.`]),
    ...(isDerived ? [product === 'HOTEL' ? SHARED_OUT : ESTIMATED] : []),
  ];
}

const SHARED_OUT = 'Quarterly filings are divided over their months by days.';
const ESTIMATED = 'Partly estimated by the comptroller, for bars that did not file.';

function stretchesOf(months: readonly string[]): string {
  const stretches: [first: string, last: string][] = [];
  for (const month of months) {
    const open = stretches.at(-1);
    if (open !== undefined && addMonths(open[1], 1) === month) open[1] = month;
    else stretches.push([month, month]);
  }
  return stretches.map(([first, last]) => spelledMonths(first, last)).join('; ');
}

/** More names than these are folded away. */
const NAMES_SHOWN = 3;

/** HTML that names every release behind the chart. */
function sourceOf({ releases }: EmbedFigures): string {
  const names = releases.map(({ fileName, synthetic }) => {
    const file = fileName.replace(/\.\w+$/, '').replace(/^synthetic_/i, '');
    return escaped(`${file}${synthetic ? ' (synthetic)' : ''}`);
  });
  const of = 'Source: Texas comptroller';
  if (names.length === 0) return '';
  if (names.length <= NAMES_SHOWN) return `${of}, ${names.join(', ')}. `;
  const count = `${of}, ${String(names.length)} releases`;
  return `<details><summary>${count}</summary>${names.join(', ')}.</details>`;
}

function tableOf(
  title: string,
  months: readonly string[],
  receipts: readonly (number | null)[],
  missing: readonly string[],
): string {
  const rows = months.map((month, at) => {
    const cents = receipts[at] ?? null;
    const none = missing.includes(month) ? 'not in the releases' : '–';
    const text = cents === null ? none : spelledMoney(cents);
    return `<tr><th scope="row">${spelledMonth(month)}</th><td>${text}</td></tr>`;
  });
  return `<details><summary>Figures as a table</summary>
<table aria-label="${escaped(title)}"><thead><tr><th scope="col">Month</th><th scope="col">Receipts</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></details>`;
}

function pageOf({ productName, publicUrl }: Facts, title: string, main: string, source: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>${EMBED_STYLE}</style></head>
<body><main>${main}</main>
<footer>${source}<a href="${escaped(publicUrl)}/" target="_blank" rel="noopener">${escaped(productName)}</a></footer>
</body></html>
`;
}
