/** Kinds of places that fill their rooms and bars at different times of the year. */
export type Region =
  | 'coast'
  | 'island'
  | 'festivals'
  | 'energy'
  | 'business'
  | 'river'
  | 'football'
  | 'hills'
  | 'desert'
  | 'plains';

interface RegionFacts {
  /** Demand of January to December against the year's average. */
  season: readonly number[];
  /** Room rates against the state's average. */
  rate: number;
  /** Share of hotels that belong to no chain. */
  independents: number;
  areaCode: string;
}

const REGIONS: Record<Region, RegionFacts> = {
  coast: {
    season: [0.5, 0.62, 1.12, 0.88, 1.05, 1.5, 1.68, 1.3, 0.82, 0.74, 0.6, 0.52],
    rate: 1.12,
    independents: 0.42,
    areaCode: '409',
  },
  island: {
    season: [0.5, 0.66, 1.55, 0.9, 1.0, 1.42, 1.62, 1.25, 0.75, 0.7, 0.6, 0.52],
    rate: 1.2,
    independents: 0.5,
    areaCode: '956',
  },
  festivals: {
    season: [0.82, 0.9, 1.28, 1.08, 1.04, 1.02, 0.97, 0.89, 0.98, 1.24, 0.99, 0.79],
    rate: 1.32,
    independents: 0.26,
    areaCode: '512',
  },
  energy: {
    season: [0.94, 1.02, 1.15, 1.03, 1.02, 1.0, 0.98, 0.95, 0.95, 1.06, 1.0, 0.9],
    rate: 1.05,
    independents: 0.22,
    areaCode: '713',
  },
  business: {
    season: [0.92, 0.98, 1.06, 1.04, 1.05, 1.03, 0.98, 0.95, 0.98, 1.1, 1.01, 0.9],
    rate: 1.1,
    independents: 0.2,
    areaCode: '214',
  },
  river: {
    season: [0.8, 0.91, 1.12, 1.19, 1.05, 1.13, 1.15, 0.95, 0.88, 0.98, 0.92, 0.92],
    rate: 1.12,
    independents: 0.24,
    areaCode: '210',
  },
  football: {
    season: [0.8, 0.9, 0.98, 1.05, 1.1, 0.94, 0.92, 0.95, 1.22, 1.3, 1.14, 0.7],
    rate: 0.92,
    independents: 0.22,
    areaCode: '806',
  },
  hills: {
    season: [0.7, 0.8, 1.17, 1.2, 1.1, 1.02, 0.98, 0.82, 0.9, 1.22, 1.06, 1.03],
    rate: 1.22,
    independents: 0.6,
    areaCode: '830',
  },
  desert: {
    season: [0.75, 0.86, 1.3, 1.24, 1.05, 0.85, 0.9, 0.84, 1.02, 1.38, 1.12, 0.69],
    rate: 1.25,
    independents: 0.66,
    areaCode: '432',
  },
  plains: {
    season: [0.9, 0.95, 1.03, 1.03, 1.06, 1.07, 1.08, 1.02, 0.98, 1.02, 0.97, 0.89],
    rate: 0.86,
    independents: 0.3,
    areaCode: '915',
  },
};

const BY_CITY: Record<string, Region> = {
  'SOUTH PADRE ISLAND': 'island',
  'PORT ARANSAS': 'island',
  'PORT ISABEL': 'island',
  FREEPORT: 'coast',
};

const BY_COUNTY: Record<string, Region> = {
  ...Object.fromEntries(
    ['Galveston', 'Nueces', 'Cameron', 'Aransas', 'Brazoria', 'Matagorda', 'Calhoun', 'San Patricio'].map(
      (county) => [county, 'coast' as const],
    ),
  ),
  ...Object.fromEntries(
    ['Gillespie', 'Kerr', 'Comal', 'Hays', 'Bandera', 'Blanco', 'Burnet', 'Llano', 'Kendall', 'Uvalde'].map(
      (county) => [county, 'hills' as const],
    ),
  ),
  ...Object.fromEntries(
    ['Presidio', 'Brewster', 'Jeff Davis', 'Culberson', 'Reeves'].map((county) => [
      county,
      'desert' as const,
    ]),
  ),
  Travis: 'festivals',
  Williamson: 'festivals',
  Harris: 'energy',
  'Fort Bend': 'energy',
  Montgomery: 'energy',
  Dallas: 'business',
  Tarrant: 'business',
  Collin: 'business',
  Denton: 'business',
  Bexar: 'river',
  Brazos: 'football',
  Lubbock: 'football',
  McLennan: 'football',
};

/** Kind of place of a city; the plains if nothing special is known. */
export function regionOf(city: string, countyName: string): Region {
  return BY_CITY[city] ?? BY_COUNTY[countyName] ?? 'plains';
}

export function regionFacts(region: Region): RegionFacts {
  return REGIONS[region];
}
