import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../context.ts';
import { hasTime, nextSlice } from '../../platform/limits/slices.ts';
import type { Work } from '../../platform/limits/work.ts';

/**
 * Rows completed at once, about 20 ms: a whole page, because rows share loader statements only if completed
 * together.
 */
const ROWS_A_SLICE = 500;

/** Completes lists of objects in slices, and stops when the work is stopped. */
export function inSlices(schema: GraphQLSchema): GraphQLSchema {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const type of types) {
    if (type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type))) slice(field);
    }
  }
  return schema;
}

function slice(field: GraphQLField<unknown, Context>): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info): unknown => {
    const rows: unknown = resolve(source, args, context, info);
    return rows instanceof Promise
      ? rows.then((all: unknown) => sliced(all, context.work))
      : sliced(rows, context.work);
  };
}

function sliced(rows: unknown, work: Work): unknown {
  if (!Array.isArray(rows) || rows.length === 0) return rows;
  work.goOn();
  if (rows.length <= ROWS_A_SLICE && hasTime()) return rows;
  let turn = hasTime() ? null : ofNextSlice(work);
  return rows.map((row: unknown, i) => {
    if (i > 0 && i % ROWS_A_SLICE === 0) turn = ofNextSlice(work);
    return turn === null ? row : later(turn, row);
  });
}

async function ofNextSlice(work: Work): Promise<void> {
  await nextSlice(work);
  work.goOn();
}

function later(turn: Promise<void>, row: unknown): Promise<unknown> {
  const answer = turn.then(() => row);
  // GraphQL leaves the others of a list alone once one has failed.
  answer.catch(() => null);
  return answer;
}
