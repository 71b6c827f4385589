import {
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  parse,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { costLimits, costOf } from '../http/limits/queryCost.ts';
import type { Keys } from '../market/search/trial/hidden.factory.ts';
import { Writer, type Field } from '../market/search/trial/documents.testing.ts';
import { createRandom, type Random } from '../market/search/trial/random.testing.ts';

/** An operation whose cost is as close to the limit as possible. */
export interface Worst {
  /** The field that it is about, such as `Hotel.months`. */
  about: string;
  document: string;
  values: number;
}

/** Values of optional arguments, by name or by name and type: the longest time that every field allows as of a release. */
type Past = Readonly<Record<string, string>>;

/** Ends the name of a field's operation as of a release. */
export const OF_THEN = ' as of a release';

const longestPast: Past = {
  asOf: `{ date: "${new Date().toISOString().slice(0, 10)}" }`,
  'from Month': '"2022-06"',
  'to Month': '"2023-05"',
  'from Int': '2021',
  'to Int': '2022',
};

/** Nested fields, from the root. */
type Path = readonly { owner: string; field: Field }[];

const MOST_STEPS = 5;
const PAGES = [500, 20];
const MOST_ALIASES = 60;

/**
 * The largest allowed operation for each field of the schema, the largest first: what an attacker would search for. A
 * field that takes `asOf` counts twice, because past figures are computed from filings. `refused` are fields of the
 * query that are left out with everything below them: they would only be answered with a refusal.
 */
export function worstOperations(schema: GraphQLSchema, keys: Keys, refused: ReadonlySet<string>): Worst[] {
  const worst = new Map<string, Worst>();
  for (const path of paths(schema.getQueryType() ?? undefined, [])) {
    if (refused.has(path[0]?.field.name ?? '')) continue;
    const last = path.at(-1);
    const about = `${last?.owner ?? ''}.${last?.field.name ?? ''}`;
    const hasPast = last?.field.args.some(({ name }) => name === 'asOf') === true;
    for (const past of hasPast ? [{}, longestPast] : [{}])
      for (const size of PAGES) {
        const found = filled(schema, keys, path, size, past);
        const name = past === longestPast ? `${about}${OF_THEN}` : about;
        if (found && found.values > (worst.get(name)?.values ?? 0))
          worst.set(name, { about: name, ...found });
      }
  }
  return [...worst.values()].toSorted((a, b) => b.values - a.values);
}

/** A document for each field of the query alone. */
export function firstSteps(schema: GraphQLSchema, keys: Keys): { name: string; document: string }[] {
  const owner = schema.getQueryType();
  return Object.values(owner?.getFields() ?? {}).map((field) => {
    const written = writePath(
      new Writer(schema, withPage(keys, 1), oneOfMany),
      [{ owner: 'Query', field }],
      {},
    );
    return { name: field.name, document: `{ ${written} }` };
  });
}

function* paths(type: GraphQLNamedType | undefined, before: Path): Generator<Path> {
  if (!isObjectType(type) || before.length >= MOST_STEPS) return;
  for (const field of Object.values(type.getFields())) {
    const inner = getNamedType(field.type);
    // A type that repeats only multiplies what another path has.
    if (isLeafType(inner) || before.some(({ field: { type: seen } }) => getNamedType(seen) === inner))
      continue;
    if (field.name === 'edges' || field.name === 'pageInfo') continue;
    const path = [...before, { owner: type.name, field }];
    yield path;
    yield* paths(inner, path);
  }
}

/** The path with pages of the size, repeated under aliases as often as the limit allows. */
function filled(
  schema: GraphQLSchema,
  keys: Keys,
  path: Path,
  size: number,
  past: Past,
): Omit<Worst, 'about'> | null {
  const written = (): string => writePath(new Writer(schema, withPage(keys, size), oneOfMany), path, past);
  const values = valuesOf(schema, `{ ${written()} }`);
  if (values === null || values > costLimits.values) return null;
  const times = Math.min(MOST_ALIASES, Math.floor(costLimits.values / Math.max(1, values)));
  const all = Array.from({ length: times }, (_, i) => `a${String(i)}: ${written()}`).join('\n');
  return { document: `{ ${all} }`, values: times * values };
}

const random = createRandom(7);

/** Different keys each time, all places cities, and no optional arguments. */
const oneOfMany: Random = {
  ...random,
  chance: () => false,
  pick: (values) => values.find(isCity) ?? random.pick(values),
};

function isCity(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && value.name === 'CITY';
}

function withPage(keys: Keys, size: number): Keys {
  return { ...keys, numbers: { ...keys.numbers, first: [size] } };
}

function writePath(writer: Writer, [step, ...rest]: Path, past: Past): string {
  if (!step) return '';
  const type = getNamedType(step.field.type);
  const own = isObjectType(type) ? Object.values(type.getFields()) : [];
  const isConnection = type.name.endsWith('Connection');
  const plain = own.filter(({ type: each }) => isLeafType(getNamedType(each)) && !isConnection);
  const inner = rest.length === 0 ? plain.map(({ name }) => name).join(' ') : writePath(writer, rest, past);
  const args =
    rest.length === 0 ? argsOfThen(writer.args(step.field), step.field, past) : writer.args(step.field);
  return `${step.field.name}${args} { ${inner || '__typename'} }`;
}

/** Written arguments, such as `(first: 5)`, with those of the past that the field takes. */
function argsOfThen(written: string, { args }: Field, past: Past): string {
  const added = args.flatMap(({ name, type }) => {
    const value = past[name] ?? past[`${name} ${getNamedType(type).name}`];
    return value === undefined || written.includes(`${name}:`) ? [] : [`${name}: ${value}`];
  });
  const all = [...(written === '' ? [] : [written.slice(1, -1)]), ...added];
  return all.length === 0 ? '' : `(${all.join(', ')})`;
}

function valuesOf(schema: GraphQLSchema, text: string): number | null {
  const document = parse(text);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return null;
  try {
    return costOf({ schema, document, operation, variables: {} }).values;
  } catch {
    return null;
  }
}
