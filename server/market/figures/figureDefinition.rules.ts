import type { Sums } from './monthSums.rules.ts';

/** The lists that a figure can be in: months and calendar years, as objects or, for charts, as columns. */
export type Grain =
  | 'hotelMonth'
  | 'hotelSeries'
  | 'hotelYear'
  | 'placeMonth'
  | 'placeSeries'
  | 'placeYear'
  | 'brandMonth';

/** How a monthly figure is made, described and shown. */
export interface MonthFigure {
  /** Dollars, whole numbers, dollars a room-night, or percent with one decimal. The last two are null if undefined. */
  kind: 'money' | 'count' | 'revpar' | 'share';
  in: readonly Grain[];
  /** Lists in which it may be null, because it may be unknown. */
  unknownIn?: readonly Grain[];
  /** Its description in GraphQL, for all of them: meaning, unit, null. */
  about: string;
  /** SQL that makes it of the sums; without it, it is the sum of its name. */
  from?: (sums: Sums) => number | null;
  /** The same as SQL over a row `x` of the sums of a property's month, for exports; cents of money. */
  fromSql?: string;
  /**
   * On the web: the column's key in addresses, its heading, and from which width on it shows. Tables end with the
   * columns that are at the end; the others stand where each table puts them, if it does.
   */
  column: { key: string; title: string; shown: 'phone' | 'tablet' | 'desktop' | 'chosen'; isAtEnd?: true };
  /** Why a cell has none. */
  why?: string;
  /** The chart of its own; without it, it has none. */
  chart?: { title: string; needs: string };
  /** Paragraphs of the data dictionary. */
  entry?: { id: string; term: string; words: readonly string[] };
}
