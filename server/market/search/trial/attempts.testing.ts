import { isObjectType, type GraphQLSchema } from 'graphql';
import { routes } from '../../../http/rest/rest.ts';
import { Writer, type Field } from './documents.testing.ts';
import type { Keys } from './hidden.factory.ts';
import { createRandom, type Random } from './random.testing.ts';

/** A request of a visitor who tries to read data that is not for visitors. */
export interface Attempt {
  method: string;
  /** As it is sent, dots and all. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

interface Tools {
  schema: GraphQLSchema;
  keys: Keys;
  random: Random;
  writer: Writer;
}

/** A number of attempts, the same in each run and equally many of each kind. */
export function createAttempts(schema: GraphQLSchema, keys: Keys, count: number): Attempt[] {
  const random = createRandom(20_231_121);
  const tools = { schema, keys, random, writer: new Writer(schema, keys, random) };
  const kinds = [node, rootField, samples, belowTrial, amongOpen, batch, route, trialPath];
  return Array.from({ length: count }, (_, i) =>
    withHeaders((kinds[i % kinds.length] ?? node)(tools), random),
  );
}

function fieldsOf(schema: GraphQLSchema, name: string): Field[] {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
}

function graphql(query: string, more: object = {}): Attempt {
  const body = JSON.stringify({ query, ...more });
  return { method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json' }, body };
}

/** Ids of every kind by `node` and `nodes`, written out or as variables. */
function node({ keys, random, schema, writer }: Tools): Attempt {
  const id = random.pick(keys.ids);
  const type = schema.getType('Node');
  const selection = type ? writer.selection(type, 3) : '{ id }';
  return random.pick([
    graphql(`{ node(id: ${JSON.stringify(id)}) ${selection} }`),
    graphql(`query ($id: ID!) { node(id: $id) ${selection} }`, { variables: { id } }),
    graphql(`query ($ids: [ID!]!) { found: nodes(ids: $ids) ${selection} }`, {
      variables: { ids: keys.ids },
    }),
  ]);
}

/** A root field with real keys. */
function rootField({ schema, random, writer }: Tools): Attempt {
  const isMutation = random.chance(0.2);
  const name = isMutation ? 'Mutation' : 'Query';
  return graphql(`${name.toLowerCase()} { ${writer.field(random.pick(fieldsOf(schema, name)), 4)} }`);
}

/** The samples themselves, as deep as they go. */
function samples({ schema, writer }: Tools): Attempt {
  const trial = fieldsOf(schema, 'Query').filter(({ name }) => name === 'trial');
  return graphql(`{ ${trial.map((field) => writer.field(field, 5)).join(' ')} }`);
}

/** A field of any type of the schema below the samples, plainly or within a fragment on its own type. */
function belowTrial({ schema, random, writer }: Tools): Attempt {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__'),
  );
  const { name } = random.pick(types);
  const stray = writer.field(random.pick(fieldsOf(schema, name)), 3);
  const way = random.pick([
    'hotel',
    'city',
    'county',
    'hotel { months',
    'city { lodgingMonths',
    'hotel { names',
  ]);
  const close = way.includes('{') ? '} }' : '}';
  return random.pick([
    graphql(`{ trial { ${way} { ${stray} ${close} } }`),
    graphql(`{ trial { ${way} { ... on ${name} { ${stray} } ${close} } }`),
    graphql(`{ trial { ${way} { ...F ${close} } } fragment F on ${name} { ${stray} }`),
    graphql(`{ trial { ${writer.field(random.pick(fieldsOf(schema, 'Trial')), 4)} ${stray} } }`),
    graphql(
      `query ($all: Boolean = true) { trial { ...G @include(if: $all) } } fragment G on Trial { ${writer.selection(random.pick(types), 3).slice(1, -1)} }`,
    ),
  ]);
}

/** A closed root field beside, around and behind open ones. */
function amongOpen({ schema, random, writer }: Tools): Attempt {
  const closed = writer.field(random.pick(fieldsOf(schema, 'Query')), 3);
  return random.pick([
    graphql(`{ about { version } trial { latestYear } about2: about { version } ${closed} }`),
    graphql(`{ trial: ${closed} }`),
    graphql(`query Open { about { version } } query Closed { ${closed} }`, { operationName: 'Closed' }),
    graphql(`query Open { about { version } } query Closed { ${closed} }`, { operationName: 'Open' }),
    graphql(`{ ...F about { version } } fragment F on Query { trial { latestYear } ${closed} }`),
    graphql(`query ($no: Boolean = true) { about { version } ... on Query @include(if: $no) { ${closed} } }`),
  ]);
}

/** Several operations in one call, and operations in unusual forms. */
function batch({ schema, random, writer }: Tools): Attempt {
  const query = `{ ${writer.field(random.pick(fieldsOf(schema, 'Query')), 3)} }`;
  const json = { 'content-type': 'application/json' };
  return random.pick<Attempt>([
    {
      method: 'POST',
      path: '/graphql',
      headers: json,
      body: JSON.stringify([{ query }, { query: '{ trial { latestYear } }' }]),
    },
    {
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ query }),
    },
    {
      method: 'POST',
      path: '/graphql/',
      headers: json,
      body: JSON.stringify({ query, extensions: { persistedQuery: { version: 1 } } }),
    },
    {
      method: 'GET',
      path: `/graphql?query=${encodeURIComponent(query)}`,
      headers: {},
      body: null,
    },
    { method: 'PUT', path: '/graphql', headers: json, body: JSON.stringify({ query }) },
    {
      method: 'POST',
      path: `/graphql?query=${encodeURIComponent(query)}`,
      headers: json,
      body: JSON.stringify({ query: '{ about { version } }' }),
    },
  ]);
}

/** Values for the parameters of paths. */
function filled(path: string, { keys, random }: Tools): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (name === 'taxpayer') return random.pick(keys.texts['taxpayerNumber'] ?? []);
    if (name === 'location') return String(random.pick(keys.numbers['locationNumber'] ?? []));
    if (name === 'year') return '2023';
    if (name === 'part') return random.pick(['1', '3']);
    if (name === 'item') return random.pick(['city', 'county', 'zip']);
    if (name === 'id') return '1';
    return encodeURIComponent(random.pick(keys.texts[name === 'text' ? 'any' : 'place'] ?? []));
  });
}

function bodyOf({ keys, random }: Tools): string {
  const numbers = {
    taxpayer_number: random.pick(keys.texts['taxpayerNumber'] ?? []),
    location_number: random.pick(keys.numbers['locationNumber'] ?? []),
  };
  const place = { address: '99 HIDDEN ST', zip: '75551', name: 'HIDDEN CITY', county: 'EL PASO' };
  return JSON.stringify({
    ...numbers,
    ...place,
    id: 1,
    type: 0,
    brandId: 1,
    parentId: 1,
    brand: 'HILTON GARDEN',
  });
}

/** Every path of the facade with real parameters. */
function route(tools: Tools): Attempt {
  const { random } = tools;
  const { method, path } = random.pick(routes);
  const asked = `/rest${filled(path, tools)}${random.pick(['', '/', '?token=x', '?hotel=HIDDEN'])}`;
  const body = method === 'get' && random.chance(0.8) ? null : bodyOf(tools);
  const headers = body === null ? {} : { 'content-type': 'application/json' };
  return { method: random.chance(0.9) ? method.toUpperCase() : 'POST', path: asked, headers, body };
}

/** The samples' paths with more behind them: parameters, bodies, further parts, and ways out of them. */
function trialPath(tools: Tools): Attempt {
  const { random } = tools;
  const own = random.pick(routes.filter(({ path }) => path.startsWith('/trial')));
  const closed = filled(random.pick(routes).path, tools);
  const path = random.pick([
    `/rest${own.path}?taxpayer_number=39990000001&location_number=71&city=HIDDEN%20CITY&county=EL%20PASO&latestYears=99`,
    `/rest${own.path}/HIDDEN%20CITY`,
    `/rest${own.path}/39990000001/71`,
    `/rest${own.path}/..%2f..${closed}`,
    `/rest/trial/..${closed}`,
    `/rest/trial/%2e%2e${closed}`,
    `/rest//trial/../..//rest${closed}`,
    `/REST${closed}`,
    `/rest${own.path};/..${closed}`,
  ]);
  const body = random.chance(0.5) ? bodyOf(tools) : null;
  const headers = body === null ? {} : { 'content-type': 'application/json' };
  return { method: random.pick(['GET', 'GET', 'POST', 'HEAD']), path, headers, body };
}

/** Forged credentials and forged origins. */
const CLAIMS: readonly Record<string, string>[] = [
  {},
  {},
  {},
  { authorization: 'Bearer null' },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwic2lkIjoiMSIsImlzQWRtaW4iOnRydWV9.' },
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
  { cookie: 'token=admin; stripeStatus=1; paid=true' },
  {
    'x-forwarded-for': '127.0.0.1',
    'x-original-url': '/rest/basic/cities',
    'x-rewrite-url': '/rest/basic/cities',
  },
  { 'x-http-method-override': 'GET', 'x-forwarded-host': 'localhost' },
];

function withHeaders(attempt: Attempt, random: Random): Attempt {
  return { ...attempt, headers: { ...attempt.headers, ...random.pick(CLAIMS) } };
}
