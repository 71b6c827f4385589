import type { Product } from './product.ts';
import type { Stored } from './visit.ts';

/** A page, named so that the name can be a file's. */
export type NamedPath = readonly [name: string, path: string];

/** Pages open to everyone. */
export const openPages: readonly NamedPath[] = [
  ['sign-in', '/login'],
  ['sign-up', '/register'],
  ['password-request', '/passwordrequest'],
  ['password-reset', '/passwordreset/token/none'],
  ['confirm-email', '/confirmemail/token/none'],
  ['unsubscribe', '/unsubscribe/none'],
  ['feedback', '/feedback'],
  ['trial-hotel', '/trial/hotel'],
  ['trial-city', '/trial/city'],
  ['trial-county', '/trial/county'],
  ['trial-closed', '/trial/city/ALPINE'],
  ['privacy', '/privacy'],
  ['terms', '/terms'],
  ['unknown-page', '/nowhere'],
];

interface Keyed {
  taxpayerNumber: string;
  locationNumber: number;
}

interface Property extends Keyed {
  name: string;
}

const PROPERTIES = `{
  hotels(filter: { city: { eq: "MARFA" }, roomCapacity: { gte: 10 } }, first: 8, orderBy: [ROOM_CAPACITY_DESC]) {
    nodes { name taxpayerNumber locationNumber status }
  }
  beverageProperties(filter: { city: { eq: "MARFA" } }, first: 2) { nodes { name taxpayerNumber locationNumber } }
  brands { id locations parentCompany { id } }
  figuresAsOf { hotel { id } }
}`;

interface Brand {
  id: string;
  locations: number;
  parentCompany: { id: string };
}

interface Properties {
  data: {
    hotels: { nodes: (Property & { status: string })[] };
    beverageProperties: { nodes: Property[] };
    brands: Brand[];
    figuresAsOf: { hotel: { id: string } };
  };
}

const lastParts = ({ name, taxpayerNumber, locationNumber }: Property): string =>
  `${encodeURIComponent(name)}/${taxpayerNumber}/${String(locationNumber)}`;

const key = ({ taxpayerNumber, locationNumber }: Keyed): string =>
  `${taxpayerNumber}-${String(locationNumber)}`;

const PLACES: readonly NamedPath[] = [
  ['city', '/stt/city/MARFA'],
  ['county', '/stt/county/PRESIDIO'],
  ['county-cities', '/stt/county/PRESIDIO?tab=cities'],
  ['zip', '/stt/zip/79843'],
  ['city-alcohol', '/stt/mbtcity/MARFA'],
  ['county-alcohol', '/stt/mbtcounty/PRESIDIO'],
  ['zip-alcohol', '/stt/mbtzip/79843'],
  ['place-unknown', '/stt/city/NOWHERE'],
  ['trends', '/stt/trends'],
  ['brands', '/stt/brands'],
];

const EXPLORING: readonly NamedPath[] = [
  ['explore', '/stt/explore?small=all'],
  ['explore-growth', '/stt/explore?by=growth&small=all'],
  ['explore-charts', '/stt/explore?view=charts'],
  ['explore-empty', '/stt/explore?city=NOWHERE'],
  ['map', '/stt/map'],
  ['map-bars', '/stt/map?tax=bar&shade=counties'],
];

const DATA: readonly NamedPath[] = [
  ['about-data', '/stt/about-data'],
  ['analyst', '/stt/analyst'],
  ['rest-api', '/stt/rest-api'],
  ['api-changes', '/stt/api-changes'],
  ['exports', '/stt/exports'],
];

/** Pages of a member of the sample. Adds a portfolio of hotels and a comparison set. */
export async function memberPages(product: Product, stored: Stored): Promise<NamedPath[]> {
  const call = callerOf(product, stored);
  const { data } = await call<Properties>('/graphql', { query: PROPERTIES });
  // Of a hotel under several owners only the last one's property is current, and a set names each hotel once.
  const hotels = data.hotels.nodes.filter(({ status }) => status === 'CURRENT').slice(0, 4);
  const [hotel, bar] = [hotels[0], data.beverageProperties.nodes[0]];
  if (!hotel || !bar) throw new Error('The sample has no hotel or no bar in Marfa.');
  const brand = data.brands.toSorted((one, other) => other.locations - one.locations)[0];
  if (brand === undefined) throw new Error('There are no brands.');
  const portfolio = await portfolioOf(call, hotels);
  const others = hotels.slice(1).map(key).join(',');
  return [
    ['search', '/stt/search'],
    ['results', '/stt/results/monthly/city/MARFA'],
    ['results-quarter', '/stt/results/quarterly/2/2024/county/Presidio'],
    ['results-alcohol', '/stt/results/mbt/city/MARFA'],
    ['results-as-of', `/stt/results/monthly/city/MARFA?asOf=${data.figuresAsOf.hotel.id}`],
    ['results-empty', '/stt/results/monthly/1/2024/city/'],
    ['hotel', `/stt/hotelinfo/${lastParts(hotel)}`],
    ['hotel-ttm-and-quarters', `/stt/hotelinfo/${lastParts(hotel)}?view=years&tab=ttmrevpar&years=all`],
    ['hotel-as-of', `/stt/hotelinfo/${lastParts(hotel)}?asOf=${data.figuresAsOf.hotel.id}`],
    ['city-as-of', `/stt/city/MARFA?asOf=${data.figuresAsOf.hotel.id}`],
    ['county-alcohol-as-of', `/stt/mbtcounty/PRESIDIO?asOf=${data.figuresAsOf.hotel.id}`],
    ['brand-as-of', `/stt/brand/${brand.id.replace('brand:', '')}/X/0/X?asOf=${data.figuresAsOf.hotel.id}`],
    ['owner-as-of', `/stt/owner/${hotel.taxpayerNumber}?asOf=${data.figuresAsOf.hotel.id}`],
    ['hotel-unknown', '/stt/hotelinfo/NOBODY/99999999999/1'],
    ['bar', `/stt/mbthotelinfo/${lastParts(bar)}`],
    ['bar-unknown', '/stt/mbthotelinfo/NOBODY/99999999999/1'],
    ...PLACES,
    ['brand', `/stt/brand/${brand.id.replace('brand:', '')}/X/0/X`],
    ['parent-company', `/stt/brand/${brand.parentCompany.id.replace('parent-company:', '')}/X`],
    ['owner', `/stt/owner/${hotel.taxpayerNumber}`],
    ['owner-of-several', `/stt/owner/${await ownerOfSeveral(call)}`],
    ['owner-unknown', '/stt/owner/99999999999'],
    ...EXPLORING,
    ['compare', `/stt/compare?subject=${key(hotel)}&with=${others}`],
    ['trends-as-of', `/stt/trends?asOf=${data.figuresAsOf.hotel.id}`],
    ['compare-as-of', `/stt/compare?subject=${key(hotel)}&with=${others}&asOf=${data.figuresAsOf.hotel.id}`],
    ['compare-empty', '/stt/compare'],
    ['comparison-set', `/stt/set/${await setOf(call, 'Marfa', hotels)}`],
    ...DATA,
    ['portfolios', '/stt/portfolio'],
    ['portfolio', `/stt/portfoliohotel/0/${String(portfolio)}/Marfa`],
    ['portfolio-as-of', `/stt/portfoliohotel/0/${String(portfolio)}/Marfa?asOf=${data.figuresAsOf.hotel.id}`],
    ['recently-viewed', '/stt/recentlyviewed'],
    ['news', '/stt/new'],
    ['account', '/stt/settings'],
  ];
}

type Call = <Answer>(path: string, body?: object) => Promise<Answer>;

/** Asks the product's APIs as the signed-in member. */
export function callerOf(product: Product, stored: Stored): Call {
  return async <Answer>(path: string, body?: object) => {
    const response = await fetch(`${product.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${stored['token'] ?? ''}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${path} answered ${String(response.status)}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
}

const OWNERS = `{
  hotels(filter: { city: { eq: "MARFA" }, roomCapacity: { gte: 10 } }, first: 60) { nodes { taxpayerNumber } }
}`;
const SUGGESTED = 'query ($number: String!) { owner(number: $number) { possiblySame { found } } }';

interface Suggested {
  data: { owner: { possiblySame: { found: number } | null } | null };
}

/** The number of a hotel's owner who may have other numbers: its page has a section of them. */
async function ownerOfSeveral(call: Call): Promise<string> {
  const hotels = (await call<Properties>('/graphql', { query: OWNERS })).data.hotels.nodes;
  for (const number of new Set(hotels.map(({ taxpayerNumber }) => taxpayerNumber))) {
    const { data } = await call<Suggested>('/graphql', { query: SUGGESTED, variables: { number } });
    if (data.owner?.possiblySame) return number;
  }
  throw new Error('No hotel of the sample in Marfa has an owner of several numbers.');
}

const KEEP_SET = `mutation ($input: CreateComparisonSetInput!) {
  createComparisonSet(input: $input) { comparisonSet { id } errors { message } }
}`;

interface KeptSet {
  data: {
    createComparisonSet: { comparisonSet: { id: string } | null; errors: { message: string }[] | null };
  };
}

const LARGE_HOTELS = `{
  hotels(first: 300, filter: { roomCapacity: { gte: 10 } }) {
    nodes { establishment { latest { taxpayerNumber locationNumber } } }
  }
}`;

interface LargeHotels {
  data: { hotels: { nodes: { establishment: { latest: Keyed } }[] } };
}

/** Keeps a set of as many hotels as it may have, and answers its path. */
export async function fullestSet(call: Call): Promise<string> {
  const { nodes } = (await call<LargeHotels>('/graphql', { query: LARGE_HOTELS })).data.hotels;
  const latest = new Map(nodes.map(({ establishment }) => [key(establishment.latest), establishment.latest]));
  // A test that is tried again needs another name.
  const name = `Fifty at ${new Date().toISOString()}`;
  return `/stt/set/${await setOf(call, name, [...latest.values()].slice(0, 50))}`;
}

/** Keeps the hotels as a set, the first as its subject, and answers the number of the set. */
async function setOf(call: Call, name: string, hotels: readonly Keyed[]): Promise<string> {
  const [subject, ...competitors] = hotels.map(({ taxpayerNumber, locationNumber }) => ({
    taxpayerNumber,
    locationNumber,
  }));
  const variables = { input: { name, subject, competitors } };
  const { data } = await call<KeptSet>('/graphql', { query: KEEP_SET, variables });
  const { comparisonSet, errors } = data.createComparisonSet;
  if (comparisonSet === null) throw new Error(`No set was kept: ${JSON.stringify(errors)}`);
  return comparisonSet.id.replace('comparison-set:', '');
}

/** Makes a portfolio of the hotels, notes that the first was looked at, and answers the portfolio's number. */
async function portfolioOf(call: Call, hotels: readonly Property[]): Promise<number> {
  await call('/rest/portfolio', { portfolio: 'Marfa', type: 0 });
  const portfolios = await call<{ id: number; portfolio: string }[]>('/rest/portfolio');
  const id = portfolios.find(({ portfolio }) => portfolio === 'Marfa')?.id ?? 0;
  for (const { name, taxpayerNumber, locationNumber } of hotels) {
    const property = {
      taxpayer_number: taxpayerNumber,
      location_number: locationNumber,
      location_name: name,
    };
    await call('/rest/portfolio/hotel', { ...property, id });
    await call('/rest/history', {
      ...property,
      location_city: 'MARFA',
      location_county: 'Presidio',
      type: 0,
    });
  }
  return id;
}
