import * as fc from 'fast-check';
import {
  getNamedType,
  getNullableType,
  isIntrospectionType,
  isListType,
  isObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { TestServer } from '../../../launch/test/query.ts';
import type { SignedInRole } from '../../../launch/test/tokens.ts';

/** A list with pages, and how to ask for it. */
export interface Walked {
  /** Type and name of the field in the schema. */
  of: string;
  /** The field; PAGE stands for the arguments of a page, ID for the object that `id` finds. */
  ask: string;
  /** SQL of the `id` of the object that has the list. */
  id?: string;
  /** Question that has the list in place of LIST; by default the object itself. */
  within?: string;
  as?: SignedInRole;
}

export interface Page {
  edges: { cursor: string }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
}

const PAGE = `edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`;

/** Type and name of each field of the schema that answers a connection. */
export function connectionsOf(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
  return types.filter(isObjectType).flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => isConnection(field.type))
      .map((field) => `${type.name}.${field.name}`),
  );
}

function isConnection(type: GraphQLOutputType): boolean {
  const named = getNamedType(type);
  return isObjectType(named) && !isListType(getNullableType(type)) && 'pageInfo' in named.getFields();
}

export async function askPage(server: TestServer, list: Walked, args: string): Promise<Page> {
  const { of, within, as = 'paid' } = list;
  const [type = ''] = of.split('.');
  const onNode = type === 'Query' ? 'LIST' : `node(id: "ID") { ... on ${type} { LIST } }`;
  const field = `list: ${list.ask.replace('PAGE', args)} { ${PAGE} }`;
  const document = `{ ${(within ?? onNode).replace('LIST', field)} }`;
  const id = list.id === undefined ? '' : await idOf(server, list.id);
  return listIn(await server.query<unknown>(document.replaceAll(/\bID\b/g, id), {}, { as }));
}

async function idOf({ db }: TestServer, statement: string): Promise<string> {
  const [row] = await db.query<{ id: string }[]>(`/* test.idOf */ ${statement}`);
  if (!row) throw new Error(`Nothing has such a list: ${statement}`);
  return row.id;
}

/** The list somewhere in the answer, which has one object on each level. */
function listIn(answer: unknown): Page {
  if (typeof answer !== 'object' || answer === null) throw new Error('The list is missing in the answer.');
  return 'list' in answer ? (answer.list as Page) : listIn(Object.values(answer)[0]);
}

export const cursorsOf = ({ edges }: Page): string[] => edges.map(({ cursor }) => cursor);

export interface Walk {
  isForward: boolean;
  /** Size of each page, and the rows that come after it. */
  steps: readonly { size: number; rows: readonly number[] }[];
}

/** All cursors that a walk meets, in the order of the list. */
export async function walked(
  server: TestServer,
  list: Walked,
  { isForward, steps }: Walk,
  insert: (at: number) => Promise<unknown>,
): Promise<string[]> {
  let found: string[] = [];
  let from = '';
  for (let at = 0; ; at += 1) {
    const { size, rows } = steps[at % steps.length] ?? { size: 1, rows: [] };
    const [count, side] = isForward ? ['first', 'after'] : ['last', 'before'];
    const args = `${count}: ${String(size)}${from === '' ? '' : `, ${side}: ${JSON.stringify(from)}`}`;
    const next = await askPage(server, list, args);
    found = isForward ? [...found, ...cursorsOf(next)] : [...cursorsOf(next), ...found];
    const { hasNextPage, hasPreviousPage, startCursor, endCursor } = next.pageInfo;
    if (!(isForward ? hasNextPage : hasPreviousPage)) return found;
    from = isForward ? endCursor : startCursor;
    // Each step's rows come once, so that a walk ends.
    if (at < steps.length) for (const row of rows) await insert(row);
  }
}

const place = fc.integer({ min: 0, max: 99 });
export const anyWalk: fc.Arbitrary<Walk> = fc.record({
  isForward: fc.boolean(),
  steps: fc.array(
    fc.record({ size: fc.integer({ min: 2, max: 15 }), rows: fc.array(place, { maxLength: 2 }) }),
    { minLength: 1, maxLength: 4 },
  ),
});
