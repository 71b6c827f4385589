import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';
import type { ComplexityEstimator } from 'graphql-query-complexity/cjs';
import { valuesOf } from '../../platform/lib/cost.ts';

/** Assumed lengths of introspection lists: their average, which need not be whole. */
function listSizes(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const types = Object.values(schema.getTypeMap());
  const withFields = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  const fields = withFields.map((type) => Object.values(type.getFields()));
  const enums = types.filter(isEnumType).map((type) => type.getValues().length);
  const inputs = types.filter(isInputObjectType).map((type) => Object.keys(type.getFields()).length);
  const mostPossible = Math.max(
    ...types.filter(isInterfaceType).map((type) => schema.getPossibleTypes(type).length),
  );
  return new Map([
    ['types', types.length],
    ['directives', schema.getDirectives().length],
    ['fields', mean(fields.map(({ length }) => length))],
    ['args', mean(fields.flat().map(({ args }) => args.length))],
    ['inputFields', mean(inputs)],
    ['enumValues', mean(enums)],
    ['possibleTypes', Math.ceil(mostPossible / 4)],
    ['interfaces', 1],
    ['locations', 5],
  ]);
}

function mean(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);
}

/** Counted once for each schema, because it takes all types and every request needs it. */
const known = new WeakMap<GraphQLSchema, ReadonlyMap<string, number>>();

/** Counts introspection like any other selection. */
export function introspectionEstimator(schema: GraphQLSchema): ComplexityEstimator {
  const sizes = known.get(schema) ?? listSizes(schema);
  known.set(schema, sizes);
  return (asked) => {
    if (!asked.type.name.startsWith('__')) return undefined;
    const size = sizes.get(asked.field.name);
    // A type has only one of fields, inputs, values or possible types, so each counts a third.
    return size === undefined ? undefined : valuesOf(size)(asked);
  };
}
