import { pathToFileURL } from 'node:url';
import type ts from 'typescript';
import { AppError } from '../../../server/platform/errors.ts';
import { countOf, countOfEach, pageOf, pageOfEach } from '../../../server/platform/lib/list.sql.ts';
import type { List } from '../../../server/platform/lib/list.ts';
import { encodeCursor, keyset, Params, type PageRequest } from '../../../server/platform/lib/page.ts';
import type { LoaderOptions } from '../../../server/platform/lib/rowLoader.ts';
import { everyWay } from './choices.ts';
import { Interpreter } from './interpret.ts';
import type { Code } from './program.ts';
import type { Question } from './questions.ts';
import { Unknown } from './unknown.ts';

type Loaded = Record<string, unknown>;

/** A module that the interpreter needs, to be loaded before it tries again. */
class Missing extends Error {
  constructor(readonly file: string) {
    super(file);
  }
}

const loaded = new Map<string, Loaded>();

function loadedModule({ fileName }: ts.SourceFile): Loaded {
  const found = loaded.get(fileName);
  if (found) return found;
  throw new Missing(fileName);
}

/** A form of a statement and, for a list, the statements that count it and read its other pages. */
export interface Asked {
  rows: string;
  beside: readonly string[];
}

/** Every form that a question's statement takes. Throws `Unknown`. */
export async function statementsOf(code: Code, question: Question): Promise<Asked[]> {
  for (;;) {
    try {
      const forms = everyWay((choose) => formOf(new Interpreter(code, loadedModule, choose), question));
      const distinct = new Map(forms.flatMap((form) => (form ? [[form.rows, form]] : [])));
      if (distinct.size > 0) return [...distinct.values()];
      throw new Unknown('all samples are refused');
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      loaded.set(error.file, (await import(/* @vite-ignore */ pathToFileURL(error.file).href)) as Loaded);
    }
  }
}

/** Null for combinations that the code refuses, such as filings without any filter. */
function formOf(interpreter: Interpreter, question: Question): Asked | null {
  try {
    return askedBy(interpreter, question);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function askedBy(interpreter: Interpreter, { kind, source }: Question): Asked {
  const value = interpreter.valueOf(source);
  if (kind === 'query') return { rows: textIn(value), beside: [] };
  if (kind === 'loader') {
    return { rows: textIn((value as LoaderOptions<unknown, unknown, unknown>).statement), beside: [] };
  }
  if (kind === 'list') return pageOfList(value as List<unknown, unknown>);
  return pageOfLists((value as (args: object) => List<unknown, unknown>)({}));
}

function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new Unknown(`this is no statement: ${String(value)}`);
}

function pageOfList(list: List<unknown, unknown>): Asked {
  const page = (request: PageRequest): string => {
    const params = new Params();
    const sql = list.sql(params);
    return pageOf(sql, keyset(request, list.order, params));
  };
  return pages(page, list, countOf(list.sql(new Params())));
}

function pageOfLists(list: List<unknown, unknown>): Asked {
  const owned = (): { params: Params; ids: string } => {
    const params = new Params();
    return { params, ids: params.add([], 'bigint[]') };
  };
  const page = (request: PageRequest): string => {
    const { params, ids } = owned();
    const sql = list.sql(params);
    return pageOfEach(sql, ids, keyset(request, list.order, params));
  };
  const { params, ids } = owned();
  return pages(page, list, countOfEach(list.sql(params), ids));
}

const keys = { text: '', integer: 1, bigint: 1, date: '2024-01-31' };

/** The first page, and beside it the count, and the pages after and before a row. */
function pages(
  page: (request: PageRequest) => string,
  { order }: List<unknown, unknown>,
  count: string,
): Asked {
  const cursor = encodeCursor(order.map(({ type }) => keys[type]));
  return {
    rows: page({ first: 1 }),
    beside: [count, page({ first: 1, after: cursor }), page({ last: 1, before: cursor })],
  };
}
