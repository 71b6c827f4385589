import type { Palette } from '../../../ui/theme/palette.ts';
import { lineColourBesideAccent } from '../../../ui/charts/monthSeries.ts';
import type { MonthChartData, MonthSeries } from '../../../ui/charts/monthSeries.ts';
import type { ComparedLine, ComparisonFigures } from './comparison.ts';

export type ComparisonTab = 'revpar' | 'receipts';

function seriesOf(line: ComparedLine, tab: ComparisonTab, colour: keyof Palette): MonthSeries {
  return {
    key: `line${line.id}`,
    name: line.name,
    kind: 'line',
    unit: tab === 'revpar' ? 'revpar' : 'money',
    colour,
    values: tab === 'revpar' ? line.revparByMonth : line.receiptsByMonth,
  };
}

/**
 * The subject as a strong line over those of its competitors, the largest five in colours and the others quiet. All
 * of them together, dotted, have a RevPAR to compare with; their receipts would dwarf everybody.
 */
export function comparisonChartOf({ months, lines }: ComparisonFigures, tab: ComparisonTab): MonthChartData {
  const competitors = lines
    .filter(({ role }) => role === 'competitor')
    .sort((one, other) => (other.roomReceipts ?? 0) - (one.roomReceipts ?? 0))
    .map((line, index) => seriesOf(line, tab, lineColourBesideAccent(index)));
  const set = lines
    .filter(({ role }) => role === 'set' && tab === 'revpar')
    .map((line) => ({ ...seriesOf(line, tab, 'ink'), isDotted: true }));
  const subject = lines
    .filter(({ role }) => role === 'subject')
    .map((line) => ({ ...seriesOf(line, tab, 'accent'), isStrong: true }));
  // The last series is drawn on top.
  return { months, series: [...competitors, ...set, ...subject], fullYear: 0 };
}
