import type { Random } from './random.ts';

/** A kind of licensed house. */
export interface BarKind {
  /** Possible last words of the name. */
  lastWords: readonly string[];
  /** First two characters of its permit. */
  permits: readonly string[];
  /** Median receipts of a month in dollars of 2015. */
  monthly: number;
  shares: readonly [liquor: number, wine: number, beer: number];
  /** Share of cover charge in its receipts, if it takes any. */
  cover: number;
  weight: number;
}

const BAR_KINDS: readonly BarKind[] = [
  {
    lastWords: ['SALOON', 'TAVERN', 'LOUNGE', 'BAR', 'CANTINA', 'ICE HOUSE', 'PUB'],
    permits: ['MB', 'MB', 'MB', 'RM'],
    monthly: 24_000,
    shares: [0.58, 0.04, 0.38],
    cover: 0,
    weight: 30,
  },
  {
    lastWords: ['GRILL', 'KITCHEN', 'STEAKHOUSE', 'CAFE', 'BISTRO', 'SEAFOOD', 'TAQUERIA', 'DINER'],
    permits: ['MB', 'RM', 'RM'],
    monthly: 19_000,
    shares: [0.46, 0.26, 0.28],
    cover: 0,
    weight: 48,
  },
  {
    lastWords: ['SPORTS BAR', 'TAPROOM', 'BREWPUB', 'BEER GARDEN', 'ALEHOUSE'],
    permits: ['MB'],
    monthly: 36_000,
    shares: [0.38, 0.03, 0.59],
    cover: 0,
    weight: 14,
  },
  {
    lastWords: ['NIGHTCLUB', 'BALLROOM', 'DANCE HALL'],
    permits: ['MB'],
    monthly: 62_000,
    shares: [0.64, 0.03, 0.33],
    cover: 0.09,
    weight: 4,
  },
  {
    lastWords: ['PRIVATE CLUB', 'COUNTRY CLUB', 'SUPPER CLUB'],
    permits: ['N ', 'N ', 'NE'],
    monthly: 8_000,
    shares: [0.5, 0.2, 0.3],
    cover: 0,
    weight: 4,
  },
];

export const HOTEL_BAR: BarKind = {
  lastWords: [],
  permits: ['MB'],
  monthly: 0,
  shares: [0.47, 0.29, 0.24],
  cover: 0,
  weight: 0,
};

export function pickBarKind(random: Random): BarKind {
  return random.weighted(BAR_KINDS, (kind) => kind.weight);
}

/** The kind's shares for this house: shifted towards or away from beer, with cover charge if taken. */
export function sharesOf(random: Random, kind: BarKind): [number, number, number] {
  const drinks = kind.cover > 0 && random.chance(0.75) ? 1 - random.between(0.4, 1.6) * kind.cover : 1;
  const [liquor, wine] = kind.shares;
  const ownLiquor = liquor * random.between(0.8, 1.15);
  const ownWine = wine * random.between(0.4, 1.5);
  return [ownLiquor * drinks, ownWine * drinks, (1 - ownLiquor - ownWine) * drinks];
}
