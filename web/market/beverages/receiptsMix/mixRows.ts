import type { FactsOf } from '../../../app/factsOf.ts';
import type { MixFactsFragment } from '../../../gql/graphql.ts';
import { counted } from '../../../ui/formats/counted.ts';
import { formatShortMonth } from '../../../ui/formats/formatMonth.ts';

type Mix = FactsOf<MixFactsFragment>;

export interface MixRow extends Pick<Mix, 'roomReceipts' | 'alcoholReceipts' | 'roomShare' | 'alcoholShare'> {
  period: string;
  /** `11 months` for a year that lacks some; empty otherwise. */
  note: string;
}

interface Mixes {
  months: readonly (Mix & { month: string })[];
  years: readonly (Mix & { year: number; months: number })[];
}

const YEARS_SHOWN = 10;
const MONTHS_SHOWN = 12;

/** The latest years or months, the latest first. */
export function mixRows({ months, years }: Mixes, by: 'years' | 'months'): MixRow[] {
  if (by === 'months') {
    const latest = months.slice(-MONTHS_SHOWN).toReversed();
    return latest.map(({ month, ...facts }) => ({ ...facts, period: formatShortMonth(month), note: '' }));
  }
  return years
    .slice(-YEARS_SHOWN)
    .toReversed()
    .map(({ year, months: count, ...facts }) => {
      return { ...facts, period: String(year), note: count < 12 ? counted(count, 'month') : '' };
    });
}
