import { expect, test } from 'vitest';
import { useServer } from '../launch/test/useServer.ts';
import { askForFile } from './exports/askForFile.testing.ts';

const server = useServer();

const MONTH = 'write a month as YYYY-MM, such as 2023-03.';
const DAY = 'write a day as YYYY-MM-DD, such as 2023-03-31.';
const USD = 'USD must be a number of dollars with at most 2 decimals, such as 1234.5.';
const PRODUCTS = 'Use one of HOTEL, BEVERAGE.';

/** The message of a query's only error, which both APIs take as text or as a variable. */
async function refusal(document: string, variables: object = {}): Promise<string> {
  const { errors = [] } = await server.ask(document, variables, { as: 'paid' });
  expect(errors).toHaveLength(1);
  return errors[0]?.message ?? '';
}

const growthFrom =
  'query ($from: Month!) { rankPlaces(kind: CITY, product: HOTEL, by: RECEIPTS, from: $from, first: 1) { totalCount } }';
const published = 'query ($product: Product!) { publishedMonths(product: $product) { month } }';
const publishedBy =
  'query ($date: Date!) { publishedMonths(product: HOTEL, asOf: { date: $date }) { month } }';

test.each([
  [growthFrom, { from: '2023-13' }, `"2023-13" is not a Month: ${MONTH}`],
  [growthFrom, { from: 202303 }, `Month must be a string: ${MONTH}`],
  [publishedBy, { date: '31.3.2023' }, `"31.3.2023" is not a Date: ${DAY}`],
  [publishedBy, { date: '1066-03-31' }, 'ask for months and days from 1900 to 2199.'],
  [published, { product: 'HOTELS' }, PRODUCTS],
  [published, { product: 0 }, PRODUCTS],
  ['{ publishedMonths(product: "HOTEL") { month } }', {}, PRODUCTS],
  ['{ publishedMonths(product: LODGING) { month } }', {}, PRODUCTS],
  [
    '{ rankPlaces(kind: CITY, product: HOTEL, by: RECEIPTS, minimumReceipts: 1.234, first: 1) { totalCount } }',
    {},
    USD,
  ],
  [
    '{ rankPlaces(kind: CITY, product: HOTEL, by: RECEIPTS, minimumReceipts: "1", first: 1) { totalCount } }',
    {},
    USD,
  ],
  [
    '{ rankPlaces(kind: CITY, product: HOTEL, by: RECEIPTS, filter: { brands: ["hotel:3"] }, first: 1) { totalCount } }',
    {},
    '"hotel:3" is not an id of a brand, such as brand:3.',
  ],
  [
    '{ publishedMonths(product: HOTEL, asOf: { release: "3" }) { month } }',
    {},
    `"3" is not a release's id, such as release:3.`,
  ],
])('GraphQL refuses %s with %j and says what it takes', async (document, variables, message) => {
  expect(await refusal(document, variables)).toContain(message);
});

test.each([
  ['monthly/March/2023/city/AUSTIN', 'month or quarter must be a whole number, such as 3; not "March".'],
  ['monthly/3/23a/city/AUSTIN', 'year must be a whole number, such as 2023; not "23a".'],
  ['monthly/13/2023/city/AUSTIN', 'month must be 1 to 12.'],
  ['monthly/3/2023/state/TEXAS', 'There is no kind of place "state": write city, county or zip.'],
  ['basic/HOTEL/32049649729/first', 'location number must be a whole number, such as 3; not "first".'],
])('REST refuses %s and says what it takes', async (path, message) => {
  const { body } = await server.rest(`/rest/${path}`);
  expect(JSON.stringify(body).replaceAll('\\"', '"')).toContain(message);
});

test.each([
  ['hotels.pdf', {}, 'There is no export "hotels.pdf": GET /exports lists data sets and formats.'],
  ['hotelMonths.csv', { month: '2023-03' }, 'It takes city, county, zip, months, owner, portfolioId'],
  ['hotelMonths.csv', { months: { from: '3/2023' } }, `"3/2023" is not a Month: ${MONTH}`],
  ['hotelMonths.csv', { brandId: '12' }, '"12" is not an id of a brand, such as brand:3.'],
  [
    'hotelResults.csv',
    { input: { type: 'YEARLY', place: { kind: 'CITY', names: ['X'] } } },
    'Use one of MONTHLY, QUARTERLY, QUARTERLY_AND_MONTHLY.',
  ],
])('the export %s refuses %j and says what it takes', async (file, args, message) => {
  const { status, body } = await askForFile(server.origin, file, args, await server.token('paid'));
  expect(status).toBeGreaterThanOrEqual(400);
  expect((JSON.parse(body.toString()) as { error: { message: string } }).error.message).toContain(message);
});
