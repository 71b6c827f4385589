import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { webDocument, webOperations } from '../../bench/webDocuments.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { checkOverlaps } from '../../platform/limits/overlaps.ts';

const server = useServer();

const many = (count: number, part: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ');
const nodes = (within: string): string => `{ hotels(first: 1) { nodes { ${within} } } }`;

test.each([
  ['in one object', `{ hotels(first: 1) { ${many(300, () => 'nodes { name }')} } }`],
  ['of objects within each other', nodes(many(60, () => `city { ${many(20, () => 'name')} }`))],
  [
    'by fragments',
    `${nodes(many(200, (i) => `...F${String(i)}`))} ${many(200, (i) => `fragment F${String(i)} on Hotel { name }`)}`,
  ],
  ['by inline fragments', nodes(many(200, () => '... on Hotel { name }'))],
  [
    'of a fragment in a circle',
    `${nodes('...F')} fragment F on Hotel { city { hotels(first: 1) { nodes { ...F } } } } # ${'.'.repeat(1_000)}`,
  ],
])('a query that repeats fields %s is refused before it is validated', async (_, query) => {
  const { status, errors } = await server.ask(query, {}, { as: 'anonymous' });
  expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'QUERY_TOO_COMPLEX']);
});

test('the queries of the web client are far from that', () => {
  expect(webOperations().length).toBeGreaterThan(100);
  for (const name of webOperations())
    expect(() => checkOverlaps(parse(webDocument(name))), name).not.toThrow();
});

test('wrong values of a variable are told of once, however many there are', async () => {
  const wrong = Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`unknown${String(i)}`, 1]));
  const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
  const begun = process.cpuUsage();
  const { status, errors } = await server.ask(query, { input: wrong }, { as: 'anonymous' });
  expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  // In this process, as the server is: seconds if each were described.
  expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000);
});
