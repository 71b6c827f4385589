import { monthNumber, type Period } from './calendar.ts';
import type { Turnover } from './tenures.ts';
import type { Town } from './towns.ts';

/** The last complete month of the sample's today: fixed, so that the same seed always gives the same bytes. */
const LAST_MONTH = monthNumber(2026, 8);

export type ScaleName = 'demo' | 'full';

/** Size and years of a sample. */
export interface Scale {
  hotelPeriod: Period;
  barPeriod: Period;
  hotelTurnover: Turnover;
  rentalTurnover: Turnover;
  barTurnover: Turnover;
  /** Most units one operator of rentals has. */
  largestOperator: number;
  plans: { town: Town; hotels: number; rentals: number; bars: number }[];
  /** Towns the marketplaces file for. */
  marketplaceTowns: Town[];
}

/** Hotels, rentals and bars of each town. */
const DEMO: readonly [city: string, hotels: number, rentals: number, bars: number][] = [
  ['AUSTIN', 40, 8, 74],
  ['HOUSTON', 46, 2, 78],
  ['DALLAS', 40, 2, 66],
  ['SAN ANTONIO', 40, 4, 58],
  ['FORT WORTH', 22, 0, 36],
  ['EL PASO', 18, 0, 26],
  ['GALVESTON', 16, 22, 24],
  ['CORPUS CHRISTI', 16, 8, 22],
  ['SOUTH PADRE ISLAND', 12, 22, 16],
  ['LUBBOCK', 14, 0, 22],
  ['FREDERICKSBURG', 12, 16, 12],
  ['MARFA', 9, 8, 8],
  ['PRESIDIO', 4, 0, 3],
  ['COLLEGE STATION', 10, 0, 12],
  ['WACO', 8, 0, 10],
  ['AMARILLO', 8, 0, 10],
  ['ARLINGTON', 6, 0, 8],
  ['PORT ARANSAS', 6, 12, 6],
  ['KERRVILLE', 4, 0, 4],
  ['ALPINE', 4, 2, 3],
];

function turnover(changesHands: number, closes: number, old: number, gap: number): Turnover {
  return { changesHands, closes, old, gap };
}

function demoScale(towns: Map<string, Town>): Scale {
  const plans = DEMO.map(([city, hotels, rentals, bars]) => {
    const town = towns.get(city);
    if (!town) throw new Error(`The reference data does not know ${city}.`);
    return { town, hotels, rentals, bars };
  });
  return {
    hotelPeriod: { first: monthNumber(2006, 1), last: LAST_MONTH },
    barPeriod: { first: monthNumber(2007, 1), last: LAST_MONTH },
    hotelTurnover: turnover(0.045, 0.006, 0.72, 2),
    rentalTurnover: turnover(0.01, 0.03, 0.3, 0),
    barTurnover: turnover(0.07, 0.012, 0.74, 8),
    largestOperator: 9,
    plans,
    marketplaceTowns: plans.map(({ town }) => town),
  };
}

/** Counts at which the rows come out as spec'd: 2.2 M hotel and 3.8 M mixed beverage rows. */
const FULL = { hotels: 11_900, rentals: 15_200, bars: 22_200, marketplaceTowns: 750 };

function fullScale(towns: Map<string, Town>): Scale {
  const all = [...towns.values()];
  const weight = all.reduce((sum, town) => sum + town.weight, 0);
  const part = (count: number, town: Town): number => Math.round((count * town.weight) / weight);
  return {
    hotelPeriod: { first: monthNumber(2015, 1), last: monthNumber(2025, 12) },
    barPeriod: { first: monthNumber(2007, 1), last: LAST_MONTH },
    hotelTurnover: turnover(0.045, 0.01, 0.8, 2),
    rentalTurnover: turnover(0.02, 0.06, 0.45, 0),
    barTurnover: turnover(0.08, 0.015, 0.5, 8),
    largestOperator: 24,
    plans: all.map((town) => ({
      town,
      hotels: part(FULL.hotels, town),
      rentals: part(FULL.rentals, town),
      bars: part(FULL.bars, town),
    })),
    marketplaceTowns: all.toSorted((a, b) => b.weight - a.weight).slice(0, FULL.marketplaceTowns),
  };
}

export function createScale(name: ScaleName, towns: Map<string, Town>): Scale {
  return name === 'demo' ? demoScale(towns) : fullScale(towns);
}
