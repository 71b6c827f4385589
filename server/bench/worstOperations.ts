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
import { createRandom } from '../market/search/trial/random.testing.ts';

/** An operation whose cost is as close to the limit as possible. */
export interface Worst {
  /** The field that it is about, such as `Hotel.months`. */
  about: string;
  document: string;
  values: number;
}

/** Nested fields, from the root. */
type Path = readonly { owner: string; field: Field }[];

const MOST_STEPS = 5;
const PAGES = [500, 20];
const MOST_ALIASES = 60;

/** The largest allowed operation about each field of the schema, the largest first: what an attacker would search for. */
export function worstOperations(schema: GraphQLSchema, keys: Keys): Worst[] {
  const worst = new Map<string, Worst>();
  for (const path of paths(schema.getQueryType() ?? undefined, [])) {
    const last = path.at(-1);
    const about = `${last?.owner ?? ''}.${last?.field.name ?? ''}`;
    for (const size of PAGES) {
      const found = filled(schema, keys, path, size);
      if (found && found.values > (worst.get(about)?.values ?? 0)) worst.set(about, { about, ...found });
    }
  }
  return [...worst.values()].toSorted((a, b) => b.values - a.values);
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
function filled(schema: GraphQLSchema, keys: Keys, path: Path, size: number): Omit<Worst, 'about'> | null {
  const written = (): string => writePath(new Writer(schema, withPage(keys, size), oneOfMany), path);
  const values = valuesOf(schema, `{ ${written()} }`);
  if (values === null || values > costLimits.values) return null;
  const times = Math.min(MOST_ALIASES, Math.floor(costLimits.values / Math.max(1, values)));
  const all = Array.from({ length: times }, (_, i) => `a${String(i)}: ${written()}`).join('\n');
  return { document: `{ ${all} }`, values: times * values };
}

/** Different keys each time, and no optional arguments. */
const oneOfMany = { ...createRandom(7), chance: () => false };

function withPage(keys: Keys, size: number): Keys {
  return { ...keys, numbers: { ...keys.numbers, first: [size] } };
}

function writePath(writer: Writer, [step, ...rest]: Path): string {
  if (!step) return '';
  const type = getNamedType(step.field.type);
  const own = isObjectType(type) ? Object.values(type.getFields()) : [];
  const isConnection = type.name.endsWith('Connection');
  const plain = own.filter(({ type: each }) => isLeafType(getNamedType(each)) && !isConnection);
  const inner = rest.length === 0 ? plain.map(({ name }) => name).join(' ') : writePath(writer, rest);
  return `${step.field.name}${writer.args(step.field)} { ${inner || '__typename'} }`;
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
