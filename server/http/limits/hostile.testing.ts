import { isObjectType, type GraphQLSchema } from 'graphql';
import { routes } from '../rest/rest.ts';
import { Writer, type Field } from '../../market/search/trial/documents.testing.ts';
import type { Keys } from '../../market/search/trial/hidden.factory.ts';
import { createRandom, type Random } from '../../market/search/trial/random.testing.ts';
import { LONE, NAMES, NOISE, NUMBERS, TEXTS } from './hostileValues.testing.ts';

/** A request that nobody means well by. */
export interface Hostile {
  method: string;
  path: string;
  /** Body as sent; null for none. */
  body: string | null;
}

/** A call that ended the session would only be refused from then on. */
const SPARED =
  /signOut|endSession|endOther|endMember|changePassword|moveDemonstrationClock|userlogout|clock/i;

interface Tools {
  random: Random;
  writer: Writer;
  fields: readonly Field[];
  mutations: readonly Field[];
}

function toolsOf(schema: GraphQLSchema, seed: number): Tools {
  const random = createRandom(seed);
  const texts = new Proxy<Keys['texts']>({}, { get: () => TEXTS });
  const numbers = new Proxy<Keys['numbers']>({}, { get: () => [-1, 0, 1, 3, 500, 501, 2_147_483_647] });
  const keys = { ids: [...TEXTS], texts, numbers };
  const fieldsOf = (name: string): Field[] => {
    const type = schema.getType(name);
    return isObjectType(type)
      ? Object.values(type.getFields()).filter(({ name: own }) => !SPARED.test(own))
      : [];
  };
  return {
    random,
    writer: new Writer(schema, keys, random),
    fields: fieldsOf('Query'),
    mutations: fieldsOf('Mutation'),
  };
}

/** A number of documents, the same in each run. */
export function hostileDocuments(schema: GraphQLSchema, count: number): Hostile[] {
  const tools = toolsOf(schema, 20_261_122);
  const kinds = [odd, odd, broken, broken, wide, deep, doubling, withVariables, body, changing];
  return Array.from({ length: count }, (_, i) => (kinds[i % kinds.length] ?? odd)(tools));
}

const post = (body: unknown): Hostile => ({ method: 'POST', path: '/graphql', body: JSON.stringify(body) });

const valid = ({ random, writer, fields }: Tools): string =>
  `{ ${writer.field(random.pick(fields), 1 + Math.floor(random.next() * 4))} }`;

/** Right in form, with odd values. */
const odd = (tools: Tools): Hostile => post({ query: valid(tools) });

/** The same with a few extra or missing characters or words. */
function broken(tools: Tools): Hostile {
  const { random } = tools;
  let query = valid(tools);
  for (let i = 0; i < 1 + random.next() * 4; i += 1) {
    const at = Math.floor(random.next() * query.length);
    const cut = random.chance(0.5) ? Math.floor(random.next() * 5) : 0;
    query = query.slice(0, at) + (random.chance(0.6) ? random.pick(NOISE) : '') + query.slice(at + cut);
  }
  return post({ query });
}

function wide(tools: Tools): Hostile {
  const { random, writer, fields } = tools;
  const times = random.pick([10, 100, 400]);
  const same = writer.field(random.pick(fields), 1);
  const aliases = Array.from({ length: times }, (_, i) => `a${String(i)}: ${same}`);
  return post({ query: `{ ${aliases.join(' ')} ${'__typename '.repeat(random.pick([1, 1_000]))} }` });
}

function deep({ random }: Tools): Hostile {
  const levels = random.pick([5, 20, 100, 800]);
  const [open, close] = random.pick([
    ['hotels(first: 1) { nodes { premises { hotels { ', '} } } } '],
    ['__schema { types { fields { type { ofType { ', '} } } } } '],
    ['... on Query { ', '} '],
    ['brand(id: "brand:1") { parentCompany { brands { hotels(first: 500) { nodes { ', '} } } } } '],
  ] as const);
  return post({ query: `{ ${open.repeat(levels)} __typename ${close.repeat(levels)} }` });
}

function doubling({ random }: Tools): Hostile {
  const count = random.pick([3, 12, 60, 300]);
  const isCircle = random.chance(0.3);
  const fragments = Array.from({ length: count }, (_, i) => {
    const next = `...F${String(isCircle ? (i + 1) % count : i + 1)}`;
    return `fragment F${String(i)} on Query { ${next} ${next} }`;
  });
  const last = isCircle ? '' : `fragment F${String(count)} on Query { about { version } }`;
  return post({ query: `{ ...F0 } ${fragments.join(' ')} ${last}` });
}

function withVariables({ random }: Tools): Hostile {
  const value = random.pick<unknown>([null, -1, 1e300, '1', [], {}, true, [[]], ...TEXTS]);
  const size = random.pick(NUMBERS);
  return post({
    query: `query ($n: Int = ${size}, $t: String, $id: ID = "x", $m: Month) {
      hotels(first: $n, after: $t) { nodes { id months(from: $m) { month } } }
      node(id: $id) { id } place(kind: CITY, name: $t) { id }
    }`,
    variables: random.pick<unknown>([
      { n: value, t: value, m: value },
      { t: value },
      value,
      { id: value, __proto__: value },
    ]),
    operationName: random.pick<unknown>([null, 'x', 1, '']),
  });
}

function body({ random }: Tools): Hostile {
  const path = random.pick([
    '/graphql',
    '/graphql',
    '/graphql?query=%00',
    '/graphql?query={about{version}}',
    '/graphql/%E0%A4%A',
  ]);
  const text = random.pick<string>([
    '',
    '{',
    '[]',
    'null',
    '1',
    '"x"',
    '{"query":null}',
    '{"query":{}}',
    '{"query":"\\u0000"}',
    '[{"query":"{about{version}}"}]',
    '{"extensions":{"persistedQuery":1}}',
    '{"query":"{about{version}}","extensions":{"persistedQuery":{}}}',
    '{"query":"{about{version}}","variables":"x"}',
    `{"query":"${'{a'.repeat(20_000)}"}`,
    'x'.repeat(70_000),
  ]);
  return { method: random.pick(['POST', 'POST', 'GET', 'PUT', 'DELETE', 'HEAD']), path, body: text };
}

function changing({ random, writer, mutations }: Tools): Hostile {
  return post({ query: `mutation { ${writer.field(random.pick(mutations), 2)} }` });
}

/** A number of calls of REST paths, the same in each run. */
export function hostileCalls(count: number): Hostile[] {
  const random = createRandom(5);
  const own = routes.filter(({ path }) => !SPARED.test(path));
  return Array.from({ length: count }, () => {
    const route = random.pick(own);
    const path = route.path.replaceAll(/:(\w+)/g, () => encoded(random));
    const method = random.chance(0.9)
      ? route.method.toUpperCase()
      : random.pick(['PUT', 'PATCH', 'HEAD', 'OPTIONS']);
    return { method, path: `/rest${path}`, body: ['GET', 'HEAD'].includes(method) ? null : bodyOf(random) };
  });
}

function encoded(random: Random): string {
  const text = random.pick<string>(TEXTS);
  if (random.chance(0.1)) return random.pick(['%00', '%0', '%FF', '%2e%2e', '%E0%A4%A', '1']);
  return encodeURIComponent(text === LONE ? 'x' : text) || 'x';
}

function bodyOf(random: Random): string {
  if (random.chance(0.15)) return random.pick(['', '{', '[]', 'null', '"x"', '{"__proto__":{"id":1}}']);
  const value = (): unknown => random.pick<unknown>([null, -1, 1, 2 ** 40, 1e300, [], {}, true, ...TEXTS]);
  return JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, value()])));
}
