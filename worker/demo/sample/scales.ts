import { lastCompleteMonth, monthNumber } from './calendar.ts';
import type { Town } from './geography.ts';
import type { Period, Turnover } from './tenures.ts';

/** The sample's today: fixed, so that the same seed gives the same bytes for ever. */
export const SAMPLE_AS_OF = '2026-10-15';

export type ScaleName = 'demo' | 'full';

export interface TownPlan {
  town: Town;
  hotels: number;
  rentals: number;
  bars: number;
}

/** Size and years of a sample. */
export interface Scale {
  name: ScaleName;
  hotelPeriod: Period;
  barPeriod: Period;
  hotelTurnover: Turnover;
  rentalTurnover: Turnover;
  barTurnover: Turnover;
  /** Most units one operator of rentals has. */
  largestOperator: number;
  plans: TownPlan[];
  /** Towns the marketplaces file for. */
  marketplaceTowns: Town[];
}

type DemoRow = readonly [city: string, hotels: number, rentals: number, bars: number];

const DEMO: readonly DemoRow[] = [
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

const LAST_MONTH = lastCompleteMonth(SAMPLE_AS_OF);

function demoScale(towns: Map<string, Town>): Scale {
  const plans = DEMO.map(([city, hotels, rentals, bars]) => {
    const town = towns.get(city);
    if (!town) throw new Error(`the reference data does not know ${city}`);
    return { town, hotels, rentals, bars };
  });
  return {
    name: 'demo',
    hotelPeriod: { first: monthNumber(2006, 1), last: LAST_MONTH },
    barPeriod: { first: monthNumber(2007, 1), last: LAST_MONTH },
    hotelTurnover: { changesHands: 0.045, closes: 0.006, old: 0.72, gap: 2 },
    rentalTurnover: { changesHands: 0.01, closes: 0.03, old: 0.3, gap: 0 },
    barTurnover: { changesHands: 0.07, closes: 0.012, old: 0.74, gap: 8 },
    largestOperator: 9,
    plans,
    marketplaceTowns: plans.map((plan) => plan.town),
  };
}

/** Counts at which the rows come out as spec'd: 2.2 M hotel and 3.8 M mixed beverage rows. */
const FULL = { hotels: 11_900, rentals: 15_200, bars: 22_200, marketplaceTowns: 750 };

function fullScale(towns: Map<string, Town>): Scale {
  const all = [...towns.values()];
  const weight = all.reduce((sum, town) => sum + town.weight, 0);
  return {
    ...demoScale(towns),
    name: 'full',
    hotelPeriod: { first: monthNumber(2015, 1), last: monthNumber(2025, 12) },
    hotelTurnover: { changesHands: 0.045, closes: 0.01, old: 0.8, gap: 2 },
    rentalTurnover: { changesHands: 0.02, closes: 0.06, old: 0.45, gap: 0 },
    barTurnover: { changesHands: 0.08, closes: 0.015, old: 0.5, gap: 8 },
    largestOperator: 24,
    plans: all.map((town) => ({
      town,
      hotels: Math.round((FULL.hotels * town.weight) / weight),
      rentals: Math.round((FULL.rentals * town.weight) / weight),
      bars: Math.round((FULL.bars * town.weight) / weight),
    })),
    marketplaceTowns: all.toSorted((a, b) => b.weight - a.weight).slice(0, FULL.marketplaceTowns),
  };
}

export function createScale(name: ScaleName, towns: Map<string, Town>): Scale {
  return name === 'demo' ? demoScale(towns) : fullScale(towns);
}
