import type { TestServer } from '../../server/launch/test/query.ts';

/** Answers of the samples for visitors, as comparable tuples. */

type Server = Pick<TestServer, 'query' | 'rest'>;
type Row = Record<string, unknown>;

const visitor = { as: 'anonymous' } as const;

const pick = (rows: readonly Row[], ...names: string[]): unknown[][] =>
  rows.map((row) => names.map((name) => row[name]));

async function restRows(server: Server, path: string): Promise<Row[]> {
  const { status, body } = await server.rest(`/rest/trial${path}`, visitor);
  if (status !== 200) throw new Error(`${path}: ${String(status)} ${JSON.stringify(body)}`);
  return (body as Row[]).map((row) => ({
    ...row,
    at: `${String(row['year'])}-${String(row['month']).padStart(2, '0')}`,
  }));
}

const keyOf = ({ taxpayerNumber, locationNumber }: Row): string =>
  `${String(taxpayerNumber)}-${String(locationNumber)}`;

const NUMBERS = 'taxpayerNumber locationNumber';
const HOTEL = `{ trial { latestYear hotel {
  name ${NUMBERS}
  months { month roomReceipts taxableReceipts apportioned roomCapacity revpar }
  years { year roomReceipts revpar }
  series { months ttmReceipts ttmRevpar }
  names { ${NUMBERS} }
  taxpayerPropertiesCount
  taxpayerProperties { product ${NUMBERS} }
  mixedBeverageRecords { ${NUMBERS} }
} } }`;

interface AskedHotel {
  name: string;
  months: Row[];
  years: Row[];
  series: { months: string[]; ttmReceipts: unknown[]; ttmRevpar: unknown[] };
  names: Row[];
  taxpayerPropertiesCount: number;
  taxpayerProperties: Row[];
  mixedBeverageRecords: Row[];
}

async function hotelOf(server: Server): Promise<{ latestYear: number; hotel: AskedHotel }> {
  return (await server.query<{ trial: { latestYear: number; hotel: AskedHotel } }>(HOTEL, {}, visitor)).trial;
}

/** The hotel and its relations to others (`taxpayer-location` each). */
export async function askTrialRelated(server: Server) {
  const { latestYear, hotel } = await hotelOf(server);
  const { name, names, taxpayerPropertiesCount, taxpayerProperties, mixedBeverageRecords } = hotel;
  return {
    latestYear,
    name,
    names: names.map(keyOf),
    others: taxpayerProperties.map((other) => `${String(other['product'])} ${keyOf(other)}`).sort(),
    othersCount: taxpayerPropertiesCount,
    bars: mixedBeverageRecords.map(keyOf),
  };
}

/** The sample hotel's figures, by GraphQL and by REST. */
export async function askTrialHotel(server: Server) {
  const { hotel } = await hotelOf(server);
  const { months, ttmReceipts, ttmRevpar } = hotel.series;
  const restMonths = await restRows(server, '');
  const restYears = await restRows(server, '/testyearlyvalues');
  const restYearBefore = await restRows(server, '/testlastyearlyvalues');
  return {
    key: keyOf(hotel as unknown as Row),
    months: pick(
      hotel.months,
      ...['month', 'roomReceipts', 'taxableReceipts', 'apportioned', 'roomCapacity', 'revpar'],
    ),
    years: pick(hotel.years, 'year', 'roomReceipts', 'revpar'),
    trailing: months.map((month, at) => [month, ttmReceipts[at], ttmRevpar[at]]),
    restMonths: pick(restMonths, 'at', 'room_receipts', 'taxable_receipts', 'room_capacity', 'revpar'),
    restYears: pick(restYears, 'year', 'total_revenue', 'RevPar'),
    restYearBefore: pick(restYearBefore, 'year', 'total_revenue', 'RevPar'),
  };
}

const MONTH = [
  'month',
  'roomReceipts',
  'taxableReceipts',
  'marketplace',
  'apportioned',
  'rooms',
  'properties',
  'revpar',
];

/** The sample city's or county's figures, by GraphQL and by REST. */
export async function askTrialPlace(server: Server, kind: 'city' | 'county') {
  interface Answer {
    trial: Record<'city' | 'county', { lodgingMonths: Row[]; lodgingYears: Row[]; lodgingHeadline: Row }>;
  }
  const { trial } = await server.query<Answer>(
    `{ trial { ${kind} {
      lodgingMonths { ${MONTH.join(' ')} }
      lodgingYears { year roomReceipts revpar }
      lodgingHeadline { month ttmReceipts ttmRevpar }
    } } }`,
    {},
    visitor,
  );
  const { lodgingMonths, lodgingYears, lodgingHeadline } = trial[kind];
  const rest = await restRows(server, `/${kind}/`);
  return {
    months: pick(lodgingMonths, ...MONTH),
    years: pick(lodgingYears, 'year', 'roomReceipts', 'revpar'),
    trailing: pick([lodgingHeadline], 'month', 'ttmReceipts', 'ttmRevpar'),
    restMonths: pick(rest, 'at', 'Total_Revenue', 'Total_Number_of_Rooms', 'RevPar'),
  };
}

/** Each city's months within the county, by GraphQL and by REST. */
export async function askTrialCities(server: Server) {
  interface Answer {
    trial: { county: { citiesLodgingMonths: { city: string; month: Row }[] } };
  }
  const { trial } = await server.query<Answer>(
    '{ trial { county { citiesLodgingMonths { city month { month roomReceipts rooms revpar } } } } }',
    {},
    visitor,
  );
  const rows = trial.county.citiesLodgingMonths.map(({ city, month }) => ({ city, ...month }));
  const rest = await restRows(server, '/citiesincounty/');
  return {
    cities: pick(rows, 'city', 'month', 'roomReceipts', 'rooms', 'revpar'),
    rest: pick(rest, 'location_city', 'at', 'Total_Revenue', 'Total_Number_of_Rooms', 'RevPar'),
  };
}
