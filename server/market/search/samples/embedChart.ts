import { escaped } from '../../../platform/lib/escaped.ts';
import { spelledMonth } from '../../releases/news/newsWords.rules.ts';
import type { EmbedFigures } from './embedFigures.ts';

const BOX = { width: 720, height: 160 };
/** Part of a month's width that is its bar's. */
const BAR = 0.7;

/** Receipts by month as bars on a scale that begins at $0. A month without figures has none; its words are in the table. */
export function embedChart(title: string, { months, receipts, missing }: EmbedFigures): string {
  const top = topOf(receipts);
  const step = BOX.width / months.length;
  const shapes = months.map((month, at) => {
    const cents = receipts[at] ?? null;
    if (cents !== null && cents > 0) return rect('bar', (at + (1 - BAR) / 2) * step, step * BAR, cents / top);
    return missing.includes(month) ? rect('missing', at * step, step, 1) : '';
  });
  const [first = '', last = ''] = [months[0], months.at(-1)].map((month) => month && spelledMonth(month));
  return `<div class="plot">
<div class="scale" aria-hidden="true"><span>${shortMoney(top)}</span><span>${shortMoney(0)}</span></div>
<svg viewBox="0 0 ${String(BOX.width)} ${String(BOX.height)}" preserveAspectRatio="none" role="img" aria-label="${escaped(`${title}, ${first} to ${last}. The figures follow as a table.`)}">
${shapes.join('')}<line class="ground" x1="0" x2="${String(BOX.width)}" y1="${String(BOX.height)}" y2="${String(BOX.height)}"/></svg>
<div class="axis"><span>${first}</span><span>${last}</span></div>
</div>`;
}

function rect(name: string, x: number, width: number, part: number): string {
  const height = BOX.height * part;
  const [left, y, wide, high] = [x, BOX.height - height, width, height].map((each) => each.toFixed(1));
  return `<rect class="${name}" x="${left ?? ''}" y="${y ?? ''}" width="${wide ?? ''}" height="${high ?? ''}"/>`;
}

const NICE = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Cents: the next round amount at or above the greatest figure. */
function topOf(receipts: readonly (number | null)[]): number {
  const greatest = Math.max(100, ...receipts.flatMap((cents) => cents ?? []));
  const power = 10 ** Math.floor(Math.log10(greatest));
  return (NICE.find((nice) => nice * power >= greatest) ?? 10) * power;
}

const SHORT = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

function shortMoney(cents: number): string {
  return SHORT.format(cents / 100);
}
