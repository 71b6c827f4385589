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

/** Completes objects in slices, be they rows of lists or single ones, and stops when the work is stopped. */
export function inSlices(schema: GraphQLSchema): GraphQLSchema {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const type of types) {
    if (type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (!isCompositeType(getNamedType(field.type))) pace(field, (value) => value);
      else if (isListType(getNullableType(field.type))) slice(field);
      else pace(field, pacedObject);
    }
  }
  return schema;
}

function slice(field: GraphQLField<unknown, Context>): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info): unknown => {
    const rows: unknown = resolve(source, args, context, info);
    return rows instanceof Promise ? rows : sliced(rows, context.work);
  };
  pace(field, sliced);
}

/**
 * A loader answers all who asked for a key at once, and fails all at once: under many aliases those are tens of
 * thousands, which would keep everybody waiting for seconds. An error costs more than an object, for its stack.
 */
function pace(
  field: GraphQLField<unknown, Context>,
  complete: (value: unknown, work: Work) => unknown,
): void {
  const { resolve } = field;
  if (!resolve) return;
  field.resolve = (source, args, context, info): unknown => {
    const value: unknown = resolve(source, args, context, info);
    if (!(value instanceof Promise)) return value;
    const { work } = context;
    return value.then(
      (found: unknown) => complete(found, work),
      () => paced(work, () => value),
    );
  };
}

/** Objects of a work that are completed in this turn of the event loop: the next `left` of them after `turn`. */
interface Burst {
  left: number;
  turn: Promise<void> | null;
}

const bursts = new WeakMap<Work, Burst>();

function burstOf(work: Work): Burst {
  const known = bursts.get(work);
  if (known) return known;
  const burst = { left: ROWS_A_SLICE, turn: null };
  bursts.set(work, burst);
  setImmediate(() => bursts.delete(work));
  return burst;
}

/** As many as a page has go on at once, the others in later slices. */
function paced(work: Work, goOn: () => unknown): unknown {
  const burst = burstOf(work);
  if (burst.left === 0) Object.assign(burst, { left: ROWS_A_SLICE, turn: ofNextSlice(work) });
  burst.left -= 1;
  return burst.turn === null ? goOn() : burst.turn.then(goOn);
}

function pacedObject(row: unknown, work: Work): unknown {
  return row === null || row === undefined ? row : paced(work, () => row);
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
