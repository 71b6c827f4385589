import type { ApolloServerPlugin } from '@apollo/server';
import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { AppError } from '../errors.ts';

/** How large an operation may be. */
export const limits = {
  /** Levels of fields within each other; the introspection query of common tools has 13. */
  depth: 15,
  /** Fields renamed, so that nothing can be tried many times in one call. */
  aliases: 30,
  /** Fields in all, fragments written out. */
  fields: 1_000,
  /** Rows that pages within pages may add up to. */
  rows: 50_000,
} as const;

interface Size {
  depth: number;
  aliases: number;
  fields: number;
  rows: number;
}

type Variables = Readonly<Record<string, unknown>>;

/** Measures what is selected, every fragment written out; a fragment within itself, which is invalid, counts once. */
function sizeOf(document: DocumentNode, variables: Variables): Size {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const known = new Map<string, Size>();
  const ofFragment = (name: string): Size => {
    const measured = known.get(name);
    const fragment = fragments.get(name);
    if (measured || !fragment) return measured ?? NOTHING;
    known.set(name, NOTHING);
    const size = ofSet(fragment.selectionSet);
    known.set(name, size);
    return size;
  };
  const ofSet = (set: SelectionSetNode | undefined): Size =>
    (set?.selections ?? []).reduce<Size>((sum, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return add(sum, ofFragment(selection.name.value));
      const inner = ofSet(selection.selectionSet);
      return add(sum, selection.kind === Kind.FIELD ? ofField(selection, inner, variables) : inner);
    }, NOTHING);
  const sizes = document.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? ofSet(definition.selectionSet) : NOTHING,
  );
  return sizes.reduce(add, NOTHING);
}

const NOTHING: Size = { depth: 0, aliases: 0, fields: 0, rows: 0 };

function add(a: Size, b: Size): Size {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: a.aliases + b.aliases,
    fields: a.fields + b.fields,
    rows: a.rows + b.rows,
  };
}

function ofField(field: FieldNode, inner: Size, variables: Variables): Size {
  return {
    depth: inner.depth + 1,
    aliases: inner.aliases + (field.alias ? 1 : 0),
    fields: inner.fields + 1,
    rows: rowsOf(field, inner.rows, variables),
  };
}

/**
 * Fields that read or hold many rows without being asked for a page: how many rows each is worth, and how often what
 * is selected within may be answered.
 */
const unpaged: Readonly<Record<string, { rows: number; times: number }>> = {
  // The subject and 20 competitors.
  compareHotels: { rows: 21, times: 21 },
  // It sums the months of up to 1,000 properties, and shows up to 20 of them.
  chart: { rows: 1_000, times: 20 },
  // They count the properties and the neighbours of a place.
  lodgingHeadline: { rows: 50, times: 1 },
  alcoholHeadline: { rows: 50, times: 1 },
  // All of the reference rules; of a company fewer.
  brands: { rows: 200, times: 200 },
  // It sums the months of thousands of hotels over two years.
  growth: { rows: 5_000, times: 1 },
  brandRanks: { rows: 2_000, times: 200 },
  // As many years as there are.
  newHotels: { rows: 0, times: 70 },
};

function rowsOf(field: FieldNode, inner: number, variables: Variables): number {
  const page = pageSize(field, variables);
  if (page !== null) return page * (1 + inner);
  const known = Object.hasOwn(unpaged, field.name.value) ? unpaged[field.name.value] : undefined;
  return known ? known.rows + known.times * inner : inner;
}

const sizes: ReadonlySet<string> = new Set(['first', 'last', 'ids']);

/** How many rows a field is asked for: as a page, or by their ids. */
function pageSize(field: FieldNode, variables: Variables): number | null {
  const value = field.arguments?.find(({ name }) => sizes.has(name.value))?.value;
  if (value?.kind === Kind.INT) return Number(value.value);
  if (value?.kind === Kind.LIST) return value.values.length;
  const given = value?.kind === Kind.VARIABLE ? variables[value.name.value] : null;
  if (Array.isArray(given)) return given.length;
  return typeof given === 'number' ? given : null;
}

/** Throws QUERY_TOO_COMPLEX, saying what is too much, before anything of the operation runs. */
export function checkLimits(document: DocumentNode, variables: Variables): void {
  const size = sizeOf(document, variables);
  const tooMuch = (Object.keys(limits) as (keyof Size)[]).filter((name) => size[name] > limits[name]);
  if (tooMuch.length === 0) return;
  const said = tooMuch.map((name) => `${name} ${String(size[name])} (at most ${String(limits[name])})`);
  throw new AppError('QUERY_TOO_COMPLEX', `This query is too large: ${said.join(', ')}.`);
}

export const limitsPlugin: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      // It must not throw at once: Apollo would then answer without waiting for what other plugins have begun, and
      // what fails there would be nobody's.
      didResolveOperation: ({ document, request }) =>
        Promise.resolve().then(() => checkLimits(document, request.variables ?? {})),
    }),
};
