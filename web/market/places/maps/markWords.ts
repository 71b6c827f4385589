import { formatCount } from '../../../ui/formats/formatMoney.ts';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import type { MapMark } from './mapMarks.ts';
import type { MapFigure } from './mapRows.ts';
import { sumWords } from './mapScale.ts';
import { FIGURE_LABELS } from './mapState.ts';

interface Words {
  figure: MapFigure;
  month: string;
  /** `hotels` or `bars`. */
  several: string;
}

/** Name, figure and month of a mark: `HOTEL PAISANO: RevPAR $61.50, March 2023`. */
export function markWords({ kind, key, rows, sums }: MapMark, { figure, month, several }: Words): string {
  const counted = `${formatCount(rows.length)} ${several}`;
  const names = { point: rows[0]?.name ?? '', area: `ZIP ${key}, ${counted}`, group: counted };
  const label = FIGURE_LABELS[figure];
  const named = figure === 'revpar' ? label : label.toLowerCase();
  const part = sums.known < sums.count ? ` of ${formatCount(sums.known)} with a figure` : '';
  return `${names[kind]}: ${named} ${sumWords(figure, sums)}${kind === 'point' ? '' : part}, ${formatMonth(month)}`;
}
