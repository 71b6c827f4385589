import type { Product } from './product.ts';
import type { Stored } from './visit.ts';

interface Numbers {
  name: string;
  taxpayerNumber: string;
  locationNumber: number;
}

/** A property with how many rows each of its tables has. */
interface SampleProperty {
  name: string;
  path: string;
  /** `2023-03`, oldest first. */
  months: string[];
  years: number;
  filings: number;
}

/** Properties of the sample that show what the pages can do. */
export interface SampleProperties {
  /** With a bar at its address that brings something for each room. */
  hotel: SampleProperty;
  /** With more than a page of months. */
  bar: SampleProperty;
  /** Alone at its address, and all that its taxpayer has. */
  lonelyBar: SampleProperty;
  /** Closed for years. */
  endedHotel: SampleProperty;
  /** With a filing that was revised, and what it said before: `$114,512.36`. */
  revised: { path: string; before: string };
  /** The latest year with mixed beverage figures. */
  latestYear: number;
  createPortfolio: (name: string, product: 'HOTEL' | 'BEVERAGE') => Promise<void>;
}

type Ask = <T>(query: string, variables?: object) => Promise<T>;

function asker(product: Product, stored: Stored): Ask {
  return async <T>(query: string, variables: object = {}) => {
    const response = await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${stored['token'] ?? ''}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data?: T; errors?: unknown };
    if (data === undefined || errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  };
}

function pathOf(
  page: 'hotelinfo' | 'mbthotelinfo',
  { name, taxpayerNumber, locationNumber }: Numbers,
): string {
  const written = encodeURIComponent(name.replaceAll('/', '(slash)').replaceAll('#', '(hash)'));
  return `/stt/${page}/${written}/${taxpayerNumber}/${String(locationNumber)}`;
}

type Listed = Numbers & {
  status: string;
  premises: { alcoholTrailing: object | null; hotels: object[] } | null;
};

const NUMBERS = 'name taxpayerNumber locationNumber';
const LISTED = `${NUMBERS} status premises { alcoholTrailing { perAvailableRoom } hotels { id } }`;

type Root = 'hotel' | 'beverageProperty';

async function wholeOf(ask: Ask, root: Root, numbers: Numbers): Promise<SampleProperty> {
  const {
    [root]: { establishment },
  } = await ask<Record<Root, { establishment: Counted }>>(
    `query ($taxpayer: String!, $location: Int!) {
      ${root}(taxpayerNumber: $taxpayer, locationNumber: $location) {
        establishment {
          series { months } years { year } properties { ${root} { filings(first: 1) { totalCount } } }
        }
      }
    }`,
    { taxpayer: numbers.taxpayerNumber, location: numbers.locationNumber },
  );
  return {
    name: numbers.name,
    path: pathOf(root === 'hotel' ? 'hotelinfo' : 'mbthotelinfo', numbers),
    months: establishment.series.months,
    years: establishment.years.length,
    filings: establishment.properties.reduce((sum, each) => sum + (each[root]?.filings.totalCount ?? 0), 0),
  };
}

interface Counted {
  series: { months: string[] };
  years: object[];
  properties: Partial<Record<Root, { filings: { totalCount: number } }>>[];
}

function theFirst<T>(rows: readonly T[], what: string): T {
  const [row] = rows;
  if (row === undefined) throw new Error(`The sample has no ${what}.`);
  return row;
}

async function firstThat<T extends Numbers>(
  rows: readonly T[],
  load: (row: T) => Promise<SampleProperty>,
  fits: (property: SampleProperty) => boolean,
): Promise<SampleProperty> {
  for (const row of rows) {
    const property = await load(row);
    if (fits(property)) return property;
  }
  throw new Error('The sample has no property that fits.');
}

async function revisedOf(ask: Ask): Promise<SampleProperties['revised']> {
  interface Releases {
    releases: {
      nodes: {
        revisions: {
          nodes: { hotelFilingAfter: { hotel: Numbers; history: { roomReceipts: number }[] } | null }[];
        };
      }[];
    };
  }
  const { releases } = await ask<Releases>(`{
    releases(first: 50, product: HOTEL) { nodes { revisions(first: 1, kinds: [CHANGED]) { nodes {
      hotelFilingAfter { hotel { ${NUMBERS} } history { roomReceipts } }
    } } } }
  }`);
  const filings = releases.nodes.flatMap(({ revisions }) =>
    revisions.nodes.map((each) => each.hotelFilingAfter),
  );
  const { hotel, history } = theFirst(
    filings.filter((filing) => filing !== null).filter((filing) => filing.history.length > 0),
    'revised filing',
  );
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return { path: pathOf('hotelinfo', hotel), before: dollars.format(history[0]?.roomReceipts ?? 0) };
}

interface Lists {
  hotels: { nodes: Listed[] };
  beverageProperties: { nodes: Listed[] };
  latestPeriod: { year: number };
}

const LISTS = `{
    hotels(first: 300, filter: { roomCapacity: { gte: 60 } }) { nodes { ${LISTED} } }
    beverageProperties(first: 100, filter: { city: { eq: "MARFA" } }) { nodes { ${LISTED} } }
    latestPeriod(product: BEVERAGE) { year }
  }`;

/** Bars whose taxpayer has no other property, at addresses without a hotel. */
async function lonelyOf(ask: Ask, bars: readonly Listed[]): Promise<Listed[]> {
  const document =
    'query ($number: String!) { taxpayerProperties(taxpayerNumber: $number, first: 1) { totalCount } }';
  const counts = await Promise.all(
    bars.map(async ({ taxpayerNumber: number }) => {
      const { taxpayerProperties } = await ask<{ taxpayerProperties: { totalCount: number } }>(document, {
        number,
      });
      return taxpayerProperties.totalCount;
    }),
  );
  return bars.filter(({ premises }, i) => counts[i] === 1 && premises?.hotels.length === 0);
}

/** Finds properties in the sample that show the features of the pages. Throws if one is missing. */
export async function findProperties(product: Product, stored: Stored): Promise<SampleProperties> {
  const ask = asker(product, stored);
  const lists = await ask<Lists>(LISTS);
  const latestYear = lists.latestPeriod.year;
  const hotels = lists.hotels.nodes;
  const bars = lists.beverageProperties.nodes;
  const hotelOf = (numbers: Numbers): Promise<SampleProperty> => wholeOf(ask, 'hotel', numbers);
  const barOf = (numbers: Numbers): Promise<SampleProperty> => wholeOf(ask, 'beverageProperty', numbers);
  const isLatest = (property: SampleProperty): boolean =>
    property.months.at(-1)?.startsWith(String(latestYear)) === true;
  return {
    hotel: await firstThat(
      hotels.filter(({ status, premises }) => status === 'CURRENT' && premises?.alcoholTrailing != null),
      hotelOf,
      isLatest,
    ),
    bar: await firstThat(
      bars.filter(({ status }) => status === 'CURRENT'),
      barOf,
      (property) => isLatest(property) && property.months.length > 24,
    ),
    lonelyBar: await firstThat(await lonelyOf(ask, bars), barOf, () => true),
    endedHotel: await firstThat(
      hotels.filter(({ status }) => status === 'ENDED'),
      hotelOf,
      ({ months }) => Number(months.at(-1)?.slice(0, 4) ?? latestYear) < latestYear - 2,
    ),
    revised: await revisedOf(ask),
    latestYear,
    createPortfolio: async (name, kind) => {
      await ask(
        'mutation ($input: CreatePortfolioInput!) { createPortfolio(input: $input) { portfolio { id } } }',
        {
          input: { name, product: kind },
        },
      );
    },
  };
}
