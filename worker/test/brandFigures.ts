import { addMonths, type Month } from '../../server/platform/lib/month.ts';
import type { TestServer } from '../../server/launch/test/query.ts';
import type { ImportBench } from './imports.ts';
import { brandRules } from './rawBrands.ts';
import { dollars, rawExemptShare, rawRange, rawRevparOf } from './rawFigures.ts';
import { rawPlaces, type RawHotelMonth, type RawHotels, type RawPlaceMonth } from './rawLodging.ts';

/** The product's figures of brands, beside those of the raw rows; both as comparable tuples. */

interface SaidMonth {
  key: string;
  month: Month;
  brand: string | null;
}

/** Every property's month whose brand is another than the rules say, and every month that only one side has. */
export async function wrongMonths(bench: ImportBench, raw: RawHotels): Promise<unknown[]> {
  const said = await bench.rows<SaidMonth>(`/* test.brandOfMonths */
    select p.taxpayer_number || '-' || p.location_number as key, to_char(m.month, 'YYYY-MM') as month, b.name as brand
    from hotel_month m join hotel_property p on p.id = m.property_id left join brand b on b.id = m.brand_id`);
  const wrong: unknown[] = said.filter(({ key, month, brand }) => {
    const own = raw.get(key)?.get(month);
    return own === undefined || (own.rule?.name ?? null) !== brand;
  });
  const months = [...raw.values()].reduce((sum, each) => sum + each.size, 0);
  return said.length === months ? wrong : [...wrong, `${String(said.length)} months of ${String(months)}`];
}

interface SaidProperty {
  key: string;
  brand: string | null;
  match_text: string | null;
}

/** Every property whose brand or rule is another than its latest row says. */
export async function wrongProperties(bench: ImportBench, raw: RawHotels): Promise<unknown[]> {
  const said = await bench.rows<SaidProperty>(`/* test.brandOfProperties */
    select p.taxpayer_number || '-' || p.location_number as key, b.name as brand, r.match_text
    from hotel_property p left join brand b on b.id = p.brand_id left join brand_rule r on r.id = p.brand_rule_id`);
  const wrong: unknown[] = said.filter(({ key, brand, match_text }) => {
    const rule = latestOf(raw, key)?.rule ?? null;
    return (rule?.name ?? null) !== brand || (rule?.match_text ?? null) !== match_text;
  });
  return said.length === raw.size ? wrong : [...wrong, `${String(said.length)} of ${String(raw.size)}`];
}

function latestOf(raw: RawHotels, key: string): RawHotelMonth | undefined {
  return raw.get(key)?.get(latestMonthOf(raw, key));
}

function latestMonthOf(raw: RawHotels, key: string): Month {
  return [...(raw.get(key)?.keys() ?? [])].sort().at(-1) ?? '';
}

type Grain = 'name' | 'parent';

/** Since when a hotel that is still there must have filed: the earliest of the latest six published months. */
const sinceOf = (day: string): Month => addMonths(`${day.slice(0, 4)}-${day.slice(4, 6)}`, -5);

interface AsOf {
  day: string;
  /** Keys of properties that another owner has by now. */
  sold: ReadonlySet<string>;
}

/** Properties whose hotel another owner has by now. Tests of establishments say who follows whom. */
export async function soldProperties({ rows }: ImportBench): Promise<Set<string>> {
  const sold = await rows<{ key: string }>(`
    select p.taxpayer_number || '-' || p.location_number as key
    from establishment_property e join hotel_property p on p.id = e.property_id
    where e.product = 'hotel' and e.latest_property_id <> e.property_id`);
  return new Set(sold.map(({ key }) => key));
}

/**
 * Hotels of each brand or company by their latest row, and their rooms without doubtful ones, unless responsibility ended before `day` or the
 * latest month is older than half a year.
 */
function rawLocations(raw: RawHotels, grain: Grain, { day, sold }: AsOf): Map<string, [number, number]> {
  const locations = new Map<string, [number, number]>();
  for (const key of raw.keys()) {
    if (sold.has(key)) continue;
    const { rule = null, end = '', filedRooms = 0, areRoomsDoubtful = false } = latestOf(raw, key) ?? {};
    const isThere = (end === '' || end >= day) && latestMonthOf(raw, key) >= sinceOf(day);
    if (rule === null || !isThere) continue;
    const [hotels, all] = locations.get(rule[grain]) ?? [0, 0];
    locations.set(rule[grain], [hotels + 1, all + (areRoomsDoubtful ? 0 : filedRooms)]);
  }
  return locations;
}

/** Locations, rooms and months of every brand or company, as the raw rows say. */
export function rawBrandFigures(raw: RawHotels, grain: Grain, asOf: AsOf) {
  const months = rawPlaces(raw, ({ rule }) => rule?.[grain] ?? null);
  const locations = rawLocations(raw, grain, asOf);
  const names = [...new Set(brandRules.map((rule) => rule[grain]))].sort();
  return names.map((name) => ({
    name,
    locations: locations.get(name) ?? [0, 0],
    months: [...(months.get(name) ?? [])]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([month, { cents, roomed, taxable, apportioned, rooms, properties, ...exempt }]) => [
        month,
        ...[cents, taxable, apportioned].map(dollars),
        rooms,
        properties,
        rawRevparOf(month, { cents: roomed, rooms }),
        rawExemptShare([exempt]),
      ]),
  }));
}

interface SaidBrand {
  name: string;
  locations: number;
  rooms: number;
  months: Record<string, unknown>[];
}

const figures = `name locations rooms
  months(from: "2021-01", to: "2021-12") {
    month roomReceipts taxableReceipts apportioned rooms properties revpar exemptShare
  }`;

function shown({ name, locations, rooms, months }: SaidBrand) {
  return {
    name,
    locations: [locations, rooms],
    months: months.map((month) =>
      [
        'month',
        'roomReceipts',
        'taxableReceipts',
        'apportioned',
        'rooms',
        'properties',
        'revpar',
        'exemptShare',
      ].map((measure) => month[measure]),
    ),
  };
}

/** The same from GraphQL. */
export async function askBrandFigures(server: TestServer, grain: Grain) {
  const inner = grain === 'name' ? figures : `parentCompany { ${figures} }`;
  const { brands } = await server.query<{ brands: (SaidBrand & { parentCompany: SaidBrand })[] }>(
    `{ brands(withoutLocations: true) { ${inner} } }`,
  );
  const said = brands.map((brand) => shown(grain === 'name' ? brand : brand.parentCompany));
  const byName = new Map(said.map((each) => [each.name, each]));
  return [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** A brand in a place over a year: name, receipts, average rooms, RevPAR with its rank, receipts per room with theirs. */
type Standing = [string, number, number, number | null, number | null, number | null, number | null];

type BrandMonths = ReadonlyMap<string, ReadonlyMap<Month, RawPlaceMonth>>;

/** The months of each brand in each of the places that `nameOf` names. */
export function rawBrandMonths(
  raw: RawHotels,
  nameOf: (month: RawHotelMonth) => string | null,
): ReadonlyMap<string, BrandMonths> {
  const inPlace = (place: string | null, brand: string | undefined): string | null =>
    place === null || brand === undefined ? null : `${place}\n${brand}`;
  const places = new Map<string, Map<string, ReadonlyMap<Month, RawPlaceMonth>>>();
  for (const [key, months] of rawPlaces(raw, (month) => inPlace(nameOf(month), month.rule?.name))) {
    const [place = '', brand = ''] = key.split('\n');
    places.set(place, (places.get(place) ?? new Map<string, typeof months>()).set(brand, months));
  }
  return places;
}

/** The brands of a place over all months of the raw rows, by name. */
export function rawBrandRanks(brands: BrandMonths = new Map()): Standing[] {
  const rows = [...brands].map(([name, months]) => {
    const { receipts } = rawRange(months, () => true, true);
    const ofRooms = new Map(
      [...months].map(([month, { roomed, rooms }]) => [month, { cents: roomed, rooms }]),
    );
    const { receipts: roomed, revpar } = rawRange(ofRooms, () => true, true);
    const roomMonths = BigInt([...months.values()].reduce((sum, { rooms }) => sum + rooms, 0));
    const ofRevpar = [...months.values()].filter((month) => month.rooms > 0).length;
    const whole = BigInt(Math.round(roomed * 100)) * BigInt(ofRevpar);
    const perRoom = roomMonths === 0n ? null : dollars((2n * whole + roomMonths) / (2n * roomMonths));
    const rooms = ofRevpar === 0 ? 0 : Math.round(Number(roomMonths) / ofRevpar);
    return { name, receipts, rooms, revpar, perRoom, ofRevpar };
  });
  const ranked = rows.filter(({ ofRevpar }) => ofRevpar >= 10);
  const mostMonths = Math.max(...ranked.map(({ ofRevpar }) => ofRevpar));
  // Receipts per room are a sum, so that brands with fewer months have no rank by them.
  const rankedBy = { revpar: ranked, perRoom: ranked.filter(({ ofRevpar }) => ofRevpar === mostMonths) };
  const rankOf = (row: (typeof rows)[number], measure: 'revpar' | 'perRoom'): number | null =>
    rankedBy[measure].includes(row) && row[measure] !== null
      ? 1 + rankedBy[measure].filter((other) => Number(other[measure]) > Number(row[measure])).length
      : null;
  return rows
    .map((row): Standing => [
      ...([row.name, row.receipts, row.rooms] as const),
      ...([row.revpar, rankOf(row, 'revpar')] as const),
      ...([row.perRoom, rankOf(row, 'perRoom')] as const),
    ])
    .sort(byFirst);
}

const byFirst = ([one]: Standing, [other]: Standing): number => (one < other ? -1 : 1);

interface Ranked {
  brand: { name: string };
  roomReceipts: number;
  rooms: number;
  revpar: number | null;
  revparRank: { rank: number; of: number } | null;
  receiptsPerRoom: number | null;
  receiptsPerRoomRank: { rank: number; of: number } | null;
}

/** The same from GraphQL. */
export async function askBrandRanks(
  server: TestServer,
  kind: 'CITY' | 'COUNTY',
  name: string,
): Promise<Standing[]> {
  const { place } = await server.query<{ place: { brandRanks: Ranked[] } }>(
    `query ($kind: PlaceKind!, $name: String!) { place(kind: $kind, name: $name) { brandRanks {
      brand { name } roomReceipts rooms revpar revparRank { rank of } receiptsPerRoom receiptsPerRoomRank { rank of }
    } } }`,
    { kind, name },
  );
  return place.brandRanks
    .map((row): Standing => [
      ...([row.brand.name, row.roomReceipts, row.rooms] as const),
      ...([row.revpar, row.revparRank?.rank ?? null] as const),
      ...([row.receiptsPerRoom, row.receiptsPerRoomRank?.rank ?? null] as const),
    ])
    .sort(byFirst);
}
