import type { Random } from './random.ts';
import type { Town } from './towns.ts';

/** A chain's way of running a house. Only the chain's name is real; house, figures and owners are invented. */
export interface Chain {
  /** The name as it begins a location name; brand rules of the reference data recognise it. */
  text: string;
  /** Fewest and most rooms of a house. */
  rooms: readonly [number, number];
  /** Rate of a night in dollars of 2015. */
  rate: number;
  /** First year in which a house opens under this name. */
  since: number;
  /** Share of nights that are short enough to be taxed. */
  taxable: number;
  weight: number;
}

/** Name, fewest and most rooms, rate, first year, taxable share, weight. */
const CHAINS: readonly Chain[] = (
  [
    ['HAMPTON INN', 62, 128, 108, 1990, 0.95, 9],
    ['HOLIDAY INN EXPRESS', 60, 124, 106, 1991, 0.94, 10],
    ['LA QUINTA INN & SUITES', 58, 136, 92, 1990, 0.93, 9],
    ['COMFORT SUITES', 56, 92, 88, 1990, 0.94, 6],
    ['COMFORT INN', 48, 84, 80, 1990, 0.94, 4],
    ['BEST WESTERN PLUS', 52, 98, 92, 2010, 0.95, 5],
    ['BEST WESTERN', 46, 96, 78, 1990, 0.95, 5],
    ['MOTEL 6', 58, 142, 48, 1990, 0.84, 7],
    ['SUPER 8', 42, 76, 56, 1990, 0.9, 5],
    ['DAYS INN', 44, 96, 58, 1990, 0.9, 5],
    ['COURTYARD BY MARRIOTT', 90, 188, 128, 1990, 0.95, 5],
    ['FAIRFIELD INN & SUITES', 60, 112, 104, 1992, 0.95, 6],
    ['RESIDENCE INN BY MARRIOTT', 78, 132, 128, 1990, 0.72, 4],
    ['TOWNEPLACE SUITES', 84, 116, 100, 1999, 0.7, 3],
    ['SPRINGHILL SUITES', 84, 136, 116, 2000, 0.95, 3],
    ['HILTON GARDEN INN', 98, 166, 126, 1996, 0.95, 4],
    ['HOMEWOOD SUITES', 82, 128, 126, 1994, 0.76, 3],
    ['HOME2 SUITES', 84, 122, 118, 2011, 0.78, 3],
    ['EMBASSY SUITES', 150, 290, 146, 1990, 0.95, 2],
    ['DOUBLETREE', 140, 290, 132, 1993, 0.95, 2],
    ['TRU BY HILTON', 82, 104, 102, 2017, 0.95, 2],
    ['MARRIOTT', 220, 620, 168, 1990, 0.94, 2],
    ['HILTON', 200, 560, 162, 1990, 0.94, 2],
    ['HYATT REGENCY', 280, 620, 172, 1990, 0.94, 1],
    ['HYATT PLACE', 110, 160, 122, 2006, 0.95, 2],
    ['SHERATON', 180, 420, 138, 1990, 0.94, 1],
    ['HOLIDAY INN', 92, 210, 98, 1990, 0.94, 4],
    ['CANDLEWOOD SUITES', 72, 116, 90, 1996, 0.66, 3],
    ['STAYBRIDGE SUITES', 84, 118, 116, 1998, 0.7, 2],
    ['CROWNE PLAZA', 140, 290, 118, 1990, 0.94, 1],
    ['EXTENDED STAY AMERICA', 90, 142, 66, 1998, 0.45, 4],
    ['WOODSPRING SUITES', 98, 124, 58, 2015, 0.3, 3],
    ['INTOWN SUITES', 110, 146, 46, 1997, 0.2, 2],
    ['RED ROOF INN', 60, 124, 60, 1990, 0.88, 2],
    ['QUALITY INN', 48, 110, 66, 1990, 0.92, 4],
    ['ECONO LODGE', 38, 72, 52, 1990, 0.9, 2],
    ['RAMADA', 58, 142, 68, 1990, 0.92, 2],
    ['BAYMONT', 56, 98, 68, 2000, 0.93, 2],
    ['STUDIO 6', 60, 124, 50, 1999, 0.35, 2],
    ['DRURY INN & SUITES', 110, 220, 124, 1990, 0.95, 1],
  ] as const
).map(([text, low, high, rate, since, taxable, weight]) => ({
  text,
  rate,
  since,
  taxable,
  weight,
  rooms: [low, high],
}));

/** Numbers of properties in the real releases from which a town is no longer small, and from which it is large. */
const SMALL_TOWN = 150;
const LARGE_TOWN = 400;
const SMALL_TOWN_RATE = 92;

/** A chain that opens houses in that year in the town: the big houses only stand in large towns. */
export function pickChain(random: Random, year: number, { weight }: Town): Chain {
  const standsIn = ({ rooms: [low, high], rate }: Chain): boolean => {
    if (weight >= LARGE_TOWN) return true;
    return weight >= SMALL_TOWN ? high <= 150 : low <= 60 && rate <= SMALL_TOWN_RATE;
  };
  return random.weighted(CHAINS.filter((chain) => chain.since <= year && standsIn(chain)));
}
