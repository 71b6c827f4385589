import { useUrlState } from '../../../ui/hooks/useUrlState.ts';

const DEFAULTS = { until: '' };
/** No release has an earlier month. */
const FIRST_YEAR = 1990;

/** Two calendar years, the most months that the API computes as of a release at a time. */
export interface TwoYears {
  /** The second of them. */
  until: number;
  /** The first and the last month. */
  from: string;
  to: string;
}

/** The years that the page's address asks for, by default the latest; null until it is known which these are. */
export function useTwoYears(latest: number | null): TwoYears | null {
  const [{ until }] = useUrlState(DEFAULTS);
  if (latest === null) return null;
  const asked = Number(until);
  const isEarlier = Number.isInteger(asked) && asked >= FIRST_YEAR && asked < latest;
  return ending(isEarlier ? asked : latest);
}

function ending(until: number): TwoYears {
  return { until, from: `${String(until - 1)}-01`, to: `${String(until)}-12` };
}

/** `2022–2023` */
export function yearsName(until: number): string {
  return `${String(until - 1)}–${String(until)}`;
}
