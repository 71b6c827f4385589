import { getNamedType, isLeafType, isNonNullType, isObjectType, type GraphQLField } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from '../http/schema/schema.ts';
import { testDatabase, type TestDatabase } from '../launch/test/database.ts';
import { testServer, type TestServer } from '../launch/test/query.ts';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await testDatabase({ kind: 'sample' });
  server = await testServer({ database });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const schema = createSchema();

/** Every fact that is a column of a property. */
const FACTS = `id name address filedCity addressCity state zip status responsibilityBegin responsibilityEnd endedOn
  datesAreFiledPeriods cityName countyName zipName taxpayerNumber locationNumber
  taxpayer { number name county phone } coordinates { latitude longitude approximate }`;

function fieldsOf(type: string): GraphQLField<unknown, unknown>[] {
  const of = schema.getType(type);
  if (!isObjectType(of)) throw new Error(`No type ${type}.`);
  return Object.values(of.getFields()).filter(({ args }) => !args.some((arg) => isNonNullType(arg.type)));
}

/** The field with what can be asked of it without arguments. */
function asking({ name, type, args }: GraphQLField<unknown, unknown>, deep = 2): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return name;
  const page = args.some((arg) => arg.name === 'first') ? '(first: 2)' : '';
  const inside = isObjectType(named) && deep > 0 ? fieldsOf(named.name) : [];
  const leaves = inside.filter((field) => isLeafType(getNamedType(field.type)));
  const nodes = inside.filter((field) => field.name === 'nodes').map((field) => asking(field, deep - 1));
  return `${name}${page} { ${['__typename', ...leaves.map((field) => field.name), ...nodes].join(' ')} }`;
}

interface Nodes {
  list: { nodes: Record<string, unknown>[] };
}

async function ask(list: string, fields: string): Promise<Record<string, unknown>[]> {
  const { list: page } = await server.query<Nodes>(
    `{ list: ${list}(filter: { city: { eq: "AUSTIN" } }, first: 4) { nodes { ${fields} } } }`,
  );
  return page.nodes;
}

const LISTS = [
  { type: 'Hotel', list: 'hotels' },
  { type: 'BeverageProperty', list: 'beverageProperties' },
];

describe.each(LISTS)('$type', ({ type, list }) => {
  test.each(fieldsOf(type).map((field) => [field.name, asking(field)]))(
    'answer %s alone as with all other facts',
    async (name, field) => {
      const [alone, withAll] = [
        await ask(list, field),
        await ask(list, `${FACTS} ${field.replace(name, `same: ${name}`)}`),
      ];
      expect(alone.length).toBe(4);
      expect(alone.map((node) => node[name])).toEqual(withAll.map((node) => node['same']));
    },
  );

  test('answer facts that a fragment asks for', async () => {
    const spread = await server.query<Nodes>(
      `query { list: ${list}(filter: { city: { eq: "AUSTIN" } }, first: 4) { nodes { ...Facts ... on ${type} { taxpayer { number } } } } }
       fragment Facts on ${type} { status county { name } }`,
    );
    expect(spread.list.nodes).toEqual(
      (await ask(list, `status county { name } ${FACTS}`)).map(({ status, county, taxpayer }) => ({
        status,
        county,
        taxpayer: { number: (taxpayer as { number: string }).number },
      })),
    );
  });
});
