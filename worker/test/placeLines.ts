import { cityOf, countyOf, type RawPlace } from './rawGeography.ts';
import type { ImportBench } from './imports.ts';
import { rawPlaces, type RawHotels, type RawPlaceMonth } from './rawLodging.ts';

/** Every month of every place, a line each, as the database has it and as a naive reading of the releases does. */

const measures: readonly (keyof RawPlaceMonth)[] = [
  ...(['cents', 'filed', 'roomed', 'taxable', 'marketplace', 'apportioned'] as const),
  ...(['exempt', 'exemptOf'] as const),
  ...(['rooms', 'filedRooms', 'properties'] as const),
];

/** The same measures, of a kind ($1). */
const savedPlaces = `/* test.places */
  select concat_ws('|', coalesce(c.name, m.place_key), to_char(m.month, 'YYYY-MM'), m.room_receipts_cents,
    m.filed_receipts_cents, m.revpar_receipts_cents, m.taxable_receipts_cents, m.marketplace_cents,
    m.apportioned_cents, m.exempt_receipts_cents, m.exemptible_receipts_cents, m.rooms, m.filed_rooms, m.properties) as line
  from hotel_place_month m left join county c on m.kind = 'COUNTY' and c.code::text = m.place_key
  where m.kind = $1`;

export const placeKinds = [
  ['CITY', cityOf],
  ['COUNTY', countyOf],
] as const;

export async function savedPlaceLines({ rows }: ImportBench, kind: string): Promise<string[]> {
  return (await rows<{ line: string }>(savedPlaces, [kind])).map(({ line }) => line);
}

export function rawPlaceLines(hotels: RawHotels, nameOf: (place: RawPlace) => string | null): string[] {
  return [...rawPlaces(hotels, nameOf)].flatMap(([name, months]) =>
    [...months].map(([month, sums]) => [name, month, ...measures.map((each) => sums[each])].join('|')),
  );
}

/** The first lines that only one of the two has. */
export function onlyInOne(saved: readonly string[], raw: readonly string[]): string[] {
  const [saids, raws] = [new Set(saved), new Set(raw)];
  return [
    ...saved.filter((line) => !raws.has(line)).map((line) => `only in the database: ${line}`),
    ...raw.filter((line) => !saids.has(line)).map((line) => `only in the releases: ${line}`),
  ].slice(0, 20);
}
