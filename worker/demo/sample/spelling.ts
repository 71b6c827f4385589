import type { Random } from './random.ts';

/** Other spellings of cities by filers; the reference data has each as an alias. */
const SPELLINGS: Record<string, readonly [spelling: string, share: number]> = {
  'FORT WORTH': ['FT WORTH', 0.06],
  FREDERICKSBURG: ['FREDERICKSBRG', 0.1],
  'SOUTH PADRE ISLAND': ['S PADRE ISLE', 0.08],
  'SUGAR LAND': ['SUGARLAND', 0.05],
  'SURFSIDE BEACH': ['SURFSIDE BCH', 0.12],
};

/** The city as this filer writes it. */
export function filedCity(random: Random, city: string): string {
  const drift = SPELLINGS[city];
  return drift && random.chance(drift[1]) ? drift[0] : city;
}
