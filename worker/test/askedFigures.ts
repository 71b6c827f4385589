import type { TestServer } from '../../server/launch/test/query.ts';
import { sumBy } from './rawText.ts';

/** Figures as clients find them, in tuples that can be compared. */

type Server = Pick<TestServer, 'query' | 'rest'>;
type Row = Record<string, unknown>;

const pick = (rows: readonly Row[], ...names: string[]): unknown[][] =>
  rows.map((row) => names.map((name) => row[name]));

const numbersOf = (key: string) => {
  const [taxpayerNumber = '', locationNumber = ''] = key.split('-');
  return { taxpayerNumber, locationNumber: Number(locationNumber) };
};

/** Rows of the REST facade, with the month of each as GraphQL writes it. */
async function restRows(server: Server, path: string): Promise<Row[]> {
  const { status, body } = await server.rest(`/rest${path}`);
  if (status !== 200) throw new Error(`${path}: ${String(status)} ${JSON.stringify(body)}`);
  return (body as Row[]).map((row) => ({
    ...row,
    at: `${String(row['year'])}-${String(row['month']).padStart(2, '0')}`,
  }));
}

const RANKS = 'cityRank { rank of } countyRank { rank of }';
const HOTEL = `query ($taxpayerNumber: String!, $locationNumber: Int!) {
  hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
    months { month roomReceipts taxableReceipts exemptShare apportioned roomCapacity revpar }
    years { year roomReceipts exemptShare revpar }
    series { months exemptShare ttmReceipts ttmRevpar }
    headline { ${RANKS} }
  }
}`;

interface Series {
  months: string[];
  ttmReceipts: unknown[];
  ttmRevpar?: unknown[];
}

/** Exempt shares by month, which the columns say too, and by year. */
function exemptOf(series: { exemptShare: unknown[] }, months: readonly Row[], years: readonly Row[]) {
  const byMonth = months.map(({ month }, at) => [month, series.exemptShare[at]]);
  const objects = pick(months, 'month', 'exemptShare');
  if (JSON.stringify(byMonth) !== JSON.stringify(objects))
    throw new Error('The columns differ from the months.');
  return [...objects, ...pick(years, 'year', 'exemptShare')];
}

const trailing = ({ months, ttmReceipts, ttmRevpar }: Series): unknown[][] =>
  months.map((month, at) => [month, ttmReceipts[at], ...(ttmRevpar ? [ttmRevpar[at]] : [])]);

/** Answers about a hotel (`taxpayer-location`). */
export async function askHotel(server: Server, key: string) {
  interface Answer {
    hotel: { months: Row[]; years: Row[]; series: Series & { exemptShare: unknown[] }; headline: Row };
  }
  const { hotel } = await server.query<Answer>(HOTEL, numbersOf(key));
  const path = `ANY NAME/${key.replace('-', '/')}`;
  const rest = await restRows(server, `/basic/${path}`);
  const restYears = await restRows(server, `/basic/testyearlyvalues/${path}/50`);
  return {
    months: pick(
      hotel.months,
      'month',
      'roomReceipts',
      'taxableReceipts',
      'apportioned',
      'roomCapacity',
      'revpar',
    ),
    years: pick(hotel.years, 'year', 'roomReceipts', 'revpar'),
    exempt: exemptOf(hotel.series, hotel.months, hotel.years),
    trailing: trailing(hotel.series),
    ranks: hotel.headline,
    restMonths: pick(rest, 'at', 'room_receipts', 'taxable_receipts', 'room_capacity', 'revpar'),
    restYears: pick(restYears, 'year', 'total_revenue', 'RevPar'),
  };
}

const PARTS = ['totalReceipts', 'liquorReceipts', 'wineReceipts', 'beerReceipts', 'coverChargeReceipts'];
const REST_PARTS = [
  'total_receipts',
  'liquor_receipts',
  'wine_receipts',
  'beer_receipts',
  'cover_charge_receipts',
];
const BAR = `query ($taxpayerNumber: String!, $locationNumber: Int!) {
  beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
    months { month ${PARTS.join(' ')} }
    years { year totalReceipts }
    series { months ttmReceipts }
    headline { ${RANKS} }
    id
    filings(first: 100) { nodes { periodEnd totalReceipts countsTo { id } } }
  }
}`;

interface Filing {
  periodEnd: string;
  totalReceipts: number;
  countsTo: { id: string } | null;
}

/** Sums of the filings in a bar's complete data set, by month. */
function filedMonths(id: string, filings: readonly Filing[]): [month: string, receipts: number][] {
  const counted = filings.filter(({ countsTo }) => countsTo?.id === id);
  const cents = sumBy(
    counted,
    ({ periodEnd }) => periodEnd.slice(0, 7),
    ({ totalReceipts }) => BigInt(Math.round(totalReceipts * 100)),
  );
  return [...cents].map(([month, sum]): [string, number] => [month, Number(sum) / 100]).sort();
}

/** Answers about a bar (`taxpayer-location`). */
export async function askBar(server: Server, key: string) {
  interface Answer {
    beverageProperty: {
      id: string;
      months: Row[];
      years: Row[];
      series: Series;
      headline: Row;
      filings: { nodes: Filing[] };
    };
  }
  const { beverageProperty: bar } = await server.query<Answer>(BAR, numbersOf(key));
  const path = key.replace('-', '/');
  return {
    months: pick(bar.months, 'month', ...PARTS),
    filed: filedMonths(bar.id, bar.filings.nodes),
    years: pick(bar.years, 'year', 'totalReceipts'),
    trailing: trailing(bar.series),
    ranks: bar.headline,
    restMonths: pick(await restRows(server, `/mbt/ANY NAME/${path}`), 'at', ...REST_PARTS),
    restYears: pick(await restRows(server, `/mbt/testyearlyvalues/${path}`), 'year', 'total_revenue'),
  };
}

const PLACE_RANKS = 'stateRank { rank of } countyRank { rank of }';
const LODGING = `query ($kind: PlaceKind!, $name: String!) {
  place(kind: $kind, name: $name) {
    lodgingSeries { exemptShare }
    lodgingMonths { month exemptShare roomReceipts taxableReceipts marketplace apportioned rooms properties revpar }
    lodgingYears { year exemptShare roomReceipts revpar }
    lodgingHeadline { month ttmReceipts ttmRevpar }
    lodgingRanks: lodgingHeadline { ${PLACE_RANKS} }
  }
}`;

/** Answers about lodging in a city or county. */
export async function askLodging(server: Server, kind: 'CITY' | 'COUNTY', name: string) {
  interface Answer {
    place: {
      lodgingSeries: { exemptShare: unknown[] };
      lodgingMonths: Row[];
      lodgingYears: Row[];
      lodgingHeadline: Row;
      lodgingRanks: Row;
    };
  }
  const { place } = await server.query<Answer>(LODGING, { kind, name });
  const rest = await restRows(server, `/basic/${kind.toLowerCase()}/${encodeURIComponent(name)}`);
  const measures = [
    'roomReceipts',
    'taxableReceipts',
    'marketplace',
    'apportioned',
    'rooms',
    'properties',
    'revpar',
  ];
  return {
    months: pick(place.lodgingMonths, 'month', ...measures),
    years: pick(place.lodgingYears, 'year', 'roomReceipts', 'revpar'),
    exempt: exemptOf(place.lodgingSeries, place.lodgingMonths, place.lodgingYears),
    trailing: pick([place.lodgingHeadline], 'month', 'ttmReceipts', 'ttmRevpar'),
    ranks: place.lodgingRanks,
    restMonths: pick(rest, 'at', 'Total_Revenue', 'Total_Number_of_Rooms', 'RevPar'),
  };
}

const ALCOHOL = `query ($kind: PlaceKind!, $name: String!) {
  place(kind: $kind, name: $name) {
    alcoholMonths { month totalReceipts properties }
    alcoholYears { year totalReceipts }
    alcoholHeadline { month ttmReceipts }
    alcoholRanks: alcoholHeadline { ${PLACE_RANKS} }
  }
}`;

/** Answers about alcohol in a city or county. */
export async function askAlcohol(server: Server, kind: 'CITY' | 'COUNTY', name: string) {
  interface Answer {
    place: { alcoholMonths: Row[]; alcoholYears: Row[]; alcoholHeadline: Row; alcoholRanks: Row };
  }
  const { place } = await server.query<Answer>(ALCOHOL, { kind, name });
  const rest = await restRows(server, `/mbt/${kind.toLowerCase()}/${encodeURIComponent(name)}`);
  return {
    months: pick(place.alcoholMonths, 'month', 'totalReceipts', 'properties'),
    years: pick(place.alcoholYears, 'year', 'totalReceipts'),
    trailing: pick([place.alcoholHeadline], 'month', 'ttmReceipts'),
    ranks: place.alcoholRanks,
    restMonths: pick(rest, 'at', 'Total_Receipts'),
  };
}

/** Receipts of a quarter by hotel (`taxpayer-location`), as the results of a city list them. */
export async function askQuarter(server: Server, quarter: number, year: number, city: string) {
  const path = `/quarterlymonthly/${String(quarter)}/${String(year)}/city/${encodeURIComponent(city)}`;
  const cents = new Map<string, number>();
  for (const row of await restRows(server, path)) {
    const key = `${String(row['taxpayer_number'])}-${String(row['location_number'])}`;
    cents.set(key, (cents.get(key) ?? 0) + Math.round(Number(row['room_receipts']) * 100));
  }
  return Object.fromEntries([...cents].map(([key, sum]) => [key, sum / 100]));
}
