import {
  getIntrospectionQuery,
  isListType,
  getNullableType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  print,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { webDocument, webOperations } from '../../bench/webDocuments.ts';
import * as documents from '../../platform/lib/gql/graphql.ts';
import { costLimits, costOf } from './queryCost.ts';
import { createSchema } from '../schema/schema.ts';
import { exampleVariables } from '../../launch/test/exampleVariables.ts';
import { testServer, type AskOptions, type TestServer } from '../../launch/test/query.ts';

const schema = createSchema();

function operationOf(document: DocumentNode): OperationDefinitionNode {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('This is no operation.');
  return operation;
}

function valuesOf(document: DocumentNode, variables?: Record<string, unknown>): number {
  const operation = operationOf(document);
  const given = variables ?? exampleVariables(schema, operation);
  return costOf({ schema, document, operation, variables: given }).values;
}

const valuesIn = (text: string, variables: Record<string, unknown> = {}): number =>
  valuesOf(parse(text), variables);

test('every list says how long it may be, or is a page', () => {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => (isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith('__'),
  );
  const fields = types.flatMap((type) =>
    isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).map((field) => ({ owner: type.name, field }))
      : [],
  );
  const lists = fields.filter(({ field }) => isListType(getNullableType(field.type)));
  const without = lists.filter(({ field }) => typeof field.extensions['complexity'] !== 'function');
  expect(without.map(({ owner, field }) => `${owner}.${field.name}`)).toEqual([]);
  expect(lists.length).toBeGreaterThan(100);
});

test('counting filings costs by the months that are counted, unless they are of one taxpayer', () => {
  const cost = (filter: string, field: string): number =>
    valuesIn(`{ hotelFilings(filter: { ${filter} }, first: 1) { ${field} nodes { id } } }`);
  const extra = (filter: string): number => cost(filter, 'totalCount') - cost(filter, '');
  expect(extra('month: { from: "2022-01", to: "2022-12" }')).toBe(12 * 1_500);
  expect(extra('month: { to: "2022-12" }')).toBeGreaterThan(300_000);
  // It narrows nothing.
  expect(extra('taxpayerNumber: {}, month: { to: "2022-12" }')).toBeGreaterThan(300_000);
  expect(extra('taxpayerNumber: { eq: "1" }')).toBe(0);
  expect(cost('month: { to: "2022-12" }', '... on HotelFilingConnection { totalCount }')).toBeGreaterThan(
    300_000,
  );
});

const ofMarfa = (field: string): string => `place(kind: CITY, name: "MARFA") { ${field} }`;
const HOTEL = '{ taxpayerNumber: "1", locationNumber: 1 }';
const ofHotel = (field: string): string => `hotel(taxpayerNumber: "1", locationNumber: 1) { ${field} }`;

test.each([
  ['rankPlaces(product: HOTEL, kind: CITY, first: 10 AS_OF) { found }', 300_000],
  ['rankBrands(first: 10 AS_OF) { found }', 300_000],
  ['rankBrands(first: 10 AS_OF) { nodes { recentReceipts } }', 400_000],
  ['rankBrands(first: 10 AS_OF) { ... on Ranking { found } }', 400_000],
  ['marketMonths(product: HOTEL, groupBy: CITY AS_OF) { groupCount }', 300_000],
  [ofMarfa('chainScaleMix(AS_OF) { from }'), 100_000],
  [ofHotel('percentiles(AS_OF) { month }'), 300_000],
  [ofHotel('premises { alcoholRank(AS_OF) { median } }'), 200_000],
  [
    'hotelFilings(filter: { month: { from: "2021-01", to: "2022-12" } }, first: 1 AS_OF) { totalCount }',
    7_200,
  ],
  [
    'beverageResults(input: { year: 2021, month: 1, place: { kind: CITY, names: ["MARFA"] } }, first: 1 AS_OF) { totalCount }',
    100_000,
  ],
  ['owner(number: "1") { cities(product: HOTEL AS_OF) { receipts } }', 100_000],
  [`compareHotels(input: { subject: ${HOTEL}, competitors: [${HOTEL}] } AS_OF) { from }`, 100_000],
  ['comparisonSets(first: 1) { nodes { comparison(AS_OF) { from } } }', 100_000],
  ['portfolios(first: 1) { nodes { figures(AS_OF) { month } } }', 200_000],
  ['portfolios(first: 1) { nodes { chart(lines: 5 AS_OF) { months } } }', 100_000],
  ['owner(number: "1") { currentHotels(AS_OF) }', 100_000],
  ['owner(number: "1") { possiblySame(AS_OF) { found } }', 400_000],
  ['brand(id: "brand:1") { locations(AS_OF) }', 100_000],
  ['propertyMap(product: HOTEL AS_OF) { receipts }', 300_000],
  [ofHotel('nearby(AS_OF) { to }'), 100_000],
  [ofHotel('nearbyChanges(AS_OF) { month }'), 100_000],
  [ofMarfa('supply(AS_OF) { year }'), 200_000],
  ['newHotels(AS_OF) { year }', 300_000],
  ['marketplaceCities(AS_OF) { name }', 100_000],
  [ofHotel('roomsWhenNew(AS_OF)'), 400],
])('figures as of a release cost more: %s', (field, more) => {
  const cost = (asOf: string): number => valuesIn(`{ ${field.replace('AS_OF', asOf).replace('()', '')} }`);
  const past = cost(', asOf: { release: "release:1" }');
  expect(past - cost('')).toBe(more);
  expect(past).toBeLessThan(costLimits.values);
});

describe('the product’s own operations have room', () => {
  const web = webOperations().map((name): [string, DocumentNode] => [name, parse(webDocument(name))]);
  const rest = Object.entries(documents).flatMap(([name, text]): [string, DocumentNode][] =>
    name.endsWith('Document') ? [[name, parse(text.toString())]] : [],
  );

  test('from the web client and from REST, with the longest pages', () => {
    const values = [...web, ...rest].map(([name, document]) => ({ name, values: valuesOf(document) }));
    expect(values.length).toBeGreaterThan(150);
    const large = values.filter((each) => each.values > costLimits.values * 0.9);
    expect(large).toEqual([]);
    // Nearly all are far smaller, but for figures as of a release, which are computed anew.
    const today = values.filter(({ name }) => !name.endsWith('AsOf'));
    expect(today.filter((each) => each.values > costLimits.values / 3).length).toBeLessThan(8);
  });

  test('and as of a release', () => {
    const asOf = { release: 'release:1' };
    // More months are refused.
    const most = { from: '2022-01', to: '2023-12' };
    const values = web.flatMap(([name, document]) => {
      const operation = operationOf(document);
      const typeOf = (name: string): string | undefined => {
        const asked = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
        return asked && print(asked.type);
      };
      if (typeOf('asOf') === undefined) return [];
      const range = typeOf('from') === 'Month' ? most : {};
      const variables = { ...exampleVariables(schema, operation), ...range, asOf };
      return [{ name, values: valuesOf(document, variables) }];
    });
    expect(values.length).toBeGreaterThan(20);
    expect(values.filter((each) => each.values > costLimits.values)).toEqual([]);
  });

  test('and for visitors', () => {
    const trial = web.filter(([name]) => name.startsWith('Trial'));
    expect(trial.length).toBeGreaterThan(2);
    const large = trial.filter(([, document]) => valuesOf(document) > costLimits.visitorValues / 2);
    expect(large).toEqual([]);
  });
});

describe('a count', () => {
  const one = valuesIn('{ hotels(first: 1) { nodes { name } } }');

  test('grows with pages, with aliases and with what is within', () => {
    expect(valuesIn('{ hotels(first: 500) { nodes { name } } }')).toBeGreaterThan(one + 499);
    const twice = valuesIn(
      '{ a: hotels(first: 1) { nodes { name } } b: hotels(first: 1) { nodes { name } } }',
    );
    expect(twice).toBe(2 * one);
    expect(valuesIn('{ hotels(first: 1) { nodes { name zip } } }')).toBe(one + 1);
  });

  test('includes the type name that clients add to each fragment, and counts further ones separately', () => {
    expect(valuesIn('{ hotels(first: 1) { nodes { name __typename } __typename } }')).toBe(one);
    expect(valuesIn('{ hotels(first: 1) { nodes { name a: __typename } } }')).toBe(one + 1);
  });

  test('takes variables by their defaults, and sizes whatever conditions stand beside them', () => {
    const wanted = valuesIn('{ hotels(first: 500) { nodes { name } } }');
    expect(valuesIn('query ($n: Int = 500) { hotels(first: $n) { nodes { name } } }')).toBe(wanted);
    expect(
      valuesIn('query ($no: Boolean = false) { hotels(first: 500) @include(if: $no) { nodes { name } } }'),
    ).toBe(wanted);
  });

  test('takes as many months as are asked for', () => {
    const hotel = (fields: string): number =>
      valuesIn(`{ hotel(taxpayerNumber: "1", locationNumber: 1) { ${fields} } }`);
    const months = (range: string): number => hotel(`months${range} { month }`) - hotel('id');
    expect(months('(from: "2022-01", to: "2022-12")')).toBeLessThan(months('') / 10);
    expect(months('(from: "1900-01", to: "2199-12")')).toBe(months(''));
  });

  test('of nested fragments ends', () => {
    const names = Array.from({ length: 40 }, (_, i) => i);
    const doubling = names.map(
      (i) => `fragment F${String(i)} on Query { ...F${String(i + 1)} ...F${String(i + 1)} }`,
    );
    const document = `{ ...F0 } ${doubling.join(' ')} fragment F40 on Query { about { version } }`;
    expect(() => valuesIn(document)).toThrow('fields, fragments written out');
  });
});

describe('refused before anything of it runs', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  const months = Array.from({ length: 28 }, (_, i) => `m${String(i)}: months { month roomReceipts }`).join(
    ' ',
  );
  const twelve = (field: (i: string) => string): string =>
    Array.from({ length: 12 }, (_, i) => field(String(i))).join(' ');
  const large = '{ hotels(first: 500) { nodes { filings(first: 500) { nodes { id } } } } }';
  const anonymous: AskOptions = { as: 'anonymous' };

  test.each<[string, string, AskOptions?]>([
    ['28 aliases of all months of 500 hotels', `{ hotels(first: 500) { nodes { ${months} } } }`],
    ['pages within pages', large],
    [
      'a default for a size',
      large.replace('{ hotels(first: 500)', 'query ($n: Int = 500) { hotels(first: $n)'),
    ],
    [
      'a negative size beside it',
      large.replace('{ hotels', '{ a: hotels(first: -2000000000) @skip(if: true) { nodes { id } } hotels'),
    ],
    [
      'the schema within itself',
      `{ __schema { types { ${twelve((i) => `f${i}: fields { type { fields { name description } } }`)} } } }`,
      anonymous,
    ],
    ['sums of 500 places', '{ hotels(first: 500) { nodes { county { lodgingHeadline { month } } } } }'],
    [
      '__typename without end',
      `{ hotels(first: 500) { nodes { ${Array.from({ length: 1_200 }, (_, i) => `t${String(i)}: __typename`).join(' ')} } } }`,
    ],
  ])('%s', async (_, document, options) => {
    const { status, errors } = await server.ask(document, {}, options);
    expect(status).toBe(400);
    expect(['QUERY_TOO_COMPLEX', 'BAD_USER_INPUT']).toContain(errors?.[0]?.extensions.code);
  });

  test('says how much it is, of what, and what to do', async () => {
    const { errors } = await server.ask(large);
    expect(errors?.[0]?.message).toMatch(
      /^This query may come to [\d,]+ values; at most 600,000 are allowed\. Most of it is hotels\. Ask for fewer rows \(first, last\)/,
    );
  });

  test.each([-2_000_000_000, -1, 0, 501])('a page of %i rows, left out or not', async (first) => {
    for (const condition of ['', '@skip(if: true)']) {
      expect(
        await server.ask(`{ hotels(first: ${String(first)}) ${condition} { nodes { id } } }`),
      ).toMatchObject({
        status: 400,
        errors: [{ message: 'first and last must be 1 to 500.', extensions: { code: 'BAD_USER_INPUT' } }],
      });
    }
  });

  test('while tools may ask for the schema', async () => {
    const all = getIntrospectionQuery({
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
    });
    expect(await server.ask(all)).toMatchObject({ status: 200, data: { __schema: {} } });
    expect(await server.ask(all, {}, anonymous)).toMatchObject({ status: 200 });
  });
});
