import type { FactsOf } from '../../../app/factsOf.ts';
import type { PercentileBandFragment } from '../../../gql/graphql.ts';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import {
  formatAxisMoney,
  formatCount,
  formatRevpar,
  formatWholeMoney,
} from '../../../ui/formats/formatMoney.ts';

export type Band = FactsOf<PercentileBandFragment>;

/** The server states no percentile among fewer hotels. */
const FEWEST_HOTELS = 10;

const LABELS = {
  REVPAR: { MONTH: 'RevPAR', TTM: 'TTM RevPAR' },
  ROOM_RECEIPTS: { MONTH: 'Room receipts', TTM: 'TTM receipts' },
} as const;

export function labelOf({ figure, period }: Band): string {
  return LABELS[figure][period];
}

export function formatOf({ figure }: Band): (dollars: number) => string {
  return figure === 'REVPAR' ? formatRevpar : formatWholeMoney;
}

/** The figures below the band, short enough for a phone. */
export function marksOf({ figure, spread }: Band): { percent: number; text: string }[] {
  if (spread === null) return [];
  const format = figure === 'REVPAR' ? formatWholeMoney : formatAxisMoney;
  const { p5, p25, p50, p75, p95 } = spread;
  return Object.entries({ 5: p5, 25: p25, 50: p50, 75: p75, 95: p95 }).map(([percent, dollars]) => ({
    percent: Number(percent),
    text: format(dollars),
  }));
}

/** Why a hotel has no figure to compare. */
export function notCompared({ figure, period, value }: Band): string {
  if (figure === 'ROOM_RECEIPTS' && value !== null) return 'it had no receipts';
  const months = period === 'MONTH' ? 'a figure for the month' : 'figures for all 12 months';
  return figure === 'REVPAR' ? `it needs ${months} and at least 10 rooms that count` : `it needs ${months}`;
}

/** The standing of a hotel in a sentence, or why there is none. */
export function standingWords(band: Band): string {
  const { percentile, of, spread } = band;
  if (spread === null) {
    const hotels =
      of === 0 ? 'No hotel has' : of === 1 ? 'Only 1 hotel has' : `Only ${formatCount(of)} hotels have`;
    const receipts = band.period === 'MONTH' ? 'receipts' : 'receipts for all 12 months';
    return `${hotels} ${band.figure === 'REVPAR' ? 'this figure' : receipts}; a percentile needs ${String(FEWEST_HOTELS)}.`;
  }
  if (percentile === null) return `Not compared: ${notCompared(band)}.`;
  return `Higher than ${String(percentile)}% of the other ${formatCount(of - 1)} hotels`;
}

/** A description of the picture for screen readers. */
export function bandWords(band: Band, place: string, month: string): string {
  const { period, spread, value } = band;
  if (spread === null) return standingWords(band);
  const format = formatOf(band);
  const time = period === 'MONTH' ? formatMonth(month) : `12 months to ${formatMonth(month)}`;
  const own = value === null ? '' : ` ${format(value)}.`;
  return (
    `${labelOf(band)} in ${place}, ${time}:${own} ${standingWords(band).replace(/\.$/, '')}. ` +
    `5% of the hotels have at most ${format(spread.p5)}, 25% ${format(spread.p25)}, 50% ${format(spread.p50)}, ` +
    `75% ${format(spread.p75)}, 95% ${format(spread.p95)}.`
  );
}
