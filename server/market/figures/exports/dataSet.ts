import type { ExportColumn } from '../../../platform/lib/exports/exportColumns.ts';
import type { ListSql } from '../../../platform/lib/list.sql.ts';
import type { OrderColumn, Params } from '../../../platform/lib/page.ts';
import type { MarketContext } from '../../context.ts';
import type { MonthRange } from '../../../platform/lib/filters.ts';
import type { Product } from '../../enums.ts';
import type { ResultsPeriod } from '../../releases/publishedResults.ts';

/** A range of months; as of a release, its number, or now. */
export interface MonthsAsked {
  product: Product;
  months: MonthRange;
  asOf: number | null;
}

/** The period that an export asks for: the one of a results table, or a range of months. */
export type ExportedPeriod = ResultsPeriod | MonthsAsked;

/** Rows to export: a list of the API, or one of its kind. */
export interface ExportedList {
  /** Adds the list's own parameters and returns its SQL. May throw BAD_USER_INPUT. */
  sql: (params: Params) => ListSql;
  order: readonly OrderColumn[];
  /** Of rows that have no period, such as hotels, undefined. */
  period?: ExportedPeriod;
}

/** Rows that can be exported, with the same filters and figures as in GraphQL. */
export interface DataSet {
  /** A sentence for analysts. */
  about: string;
  /** The GraphQL type that describes its columns. */
  type: string;
  /** Arguments and their GraphQL types. */
  args: Readonly<Record<string, string>>;
  columns: readonly ExportColumn[];
  list: (args: Record<string, unknown>, context: MarketContext) => Promise<ExportedList>;
  /** Sentences for the facts of a column of sentences. */
  sentences?: (facts: unknown) => string[];
}

interface Definition<Args> extends Omit<DataSet, 'list'> {
  list: (args: Args, context: MarketContext) => ExportedList | Promise<ExportedList>;
}

/** The arguments have the types that `args` names: they are checked against the schema before they come here. */
export function dataSet<Args>({ list, ...rest }: Definition<Args>): DataSet {
  return { ...rest, list: async (args, context) => list(args as Args, context) };
}

/** A list with more columns, which may add parameters of their own, and the joins that these need. */
export function withMore(
  list: ExportedList,
  columns: string | ((params: Params) => string),
  joins = '',
): ExportedList {
  return {
    ...list,
    sql: (params) => {
      const sql = list.sql(params);
      const more = typeof columns === 'string' ? columns : columns(params);
      return { ...sql, columns: `${sql.columns}, ${more}`, from: `${sql.from} ${joins}` };
    },
  };
}

/** A list of filings in the order of an index: a million wide rows would otherwise be sorted on disk. */
export function byPeriodAlone(list: ExportedList): ExportedList {
  return { ...list, order: list.order.slice(0, 1) };
}

/** Joins the release of the rows of an alias. */
export function joinRelease(alias: string): string {
  return `left join release on release.id = ${alias}.release_id`;
}

export const RELEASE_FILE = 'release.file_name as "releaseFile"';
