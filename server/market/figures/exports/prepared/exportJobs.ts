import type { GraphQLSchema } from 'graphql';
import type { DataSource } from 'typeorm';
import type { TypedColumn } from '../../../../platform/lib/exports/typedColumn.ts';
import type { Db } from '../../../../platform/lib/db.ts';
import { refused } from '../../../../platform/lib/fieldErrors.ts';
import type { List } from '../../../../platform/lib/list.ts';
import { memberTurn } from '../../../../platform/lib/memberTurn.ts';
import { uuidKey } from '../../../../platform/lib/node.ts';
import { plainName } from '../../../../platform/lib/plainName.ts';
import { plainText } from '../../../../platform/lib/plainText.ts';
import { lacksScope } from '../../../../platform/keyScope.ts';
import { isShallow } from '../../../../platform/lib/shallow.ts';
import { fixedLimits } from '../../../../platform/limits/limits.ts';
import type { Viewer } from '../../../../platform/viewer.ts';
import type { MarketContext } from '../../../context.ts';
import { findDataSet } from '../dataSets.ts';
import { unpublishedPeriods } from '../exportedPeriod.ts';
import { asOfOf, checkedArgs, isOfMember } from '../exportArgs.ts';
import { exportStatement } from '../exportStatement.ts';
import { planQuery } from '../query/queryPlan.ts';
import { typedColumns } from '../typedColumns.ts';
import { releaseLimits, type ReleaseLimits } from '../../../releases/asOf.ts';
import { countExport } from './dailyExports.ts';
import type { Export, StartExportInput } from './export.type.ts';
import { fileFormats } from './exportEnums.ts';
import { exportFileName } from './exportFiles.rules.ts';
import * as sql from './exportJob.sql.ts';
import { exportLimits } from './exportLimits.rules.ts';
import { exportLink } from './exportLink.ts';

type RawExport = Omit<Export, 'id' | 'link'> & { fileKey: string; memberId: string; hasFile: boolean };

const LONGEST_TITLE = 100;

/** The viewer's exports, the latest first. A key sees those that it started. */
export function exportsOf(context: MarketContext, { memberId, key }: Viewer): List<RawExport, Export> {
  return {
    sql: (params) => sql.exportJobList(params.add(memberId, 'uuid'), params.add(key?.keyId ?? null, 'uuid')),
    order: [{ sql: 'j.id', type: 'bigint', direction: 'desc' }],
    finish: (row) => toExport(context, row),
  };
}

/** Asks the worker to prepare an export. Throws the reason if refused, and BAD_USER_INPUT for wrong arguments. */
export async function startExport(
  context: MarketContext,
  viewer: Viewer,
  input: StartExportInput,
  schema: GraphQLSchema,
): Promise<Export> {
  const title = titleOf(input);
  const { name, columns, ...source } =
    typeof input.query === 'string'
      ? querySource(context, input.query, input, schema)
      : await dataSetSource(context, viewer, input, schema);
  const format = fileFormats[input.format];
  const id = await memberTurn(context.accounts, viewer.memberId, async (db) => {
    await countOne(db, viewer);
    const key = viewer.key?.keyId ?? null;
    const { statement = null, query = null, variables = null, upTo = null, notPublished = null } = source;
    const described = [viewer.memberId, key, name, format, title || name, JSON.stringify(columns)];
    const values = [...described, statement, query, variables, JSON.stringify(upTo), notPublished];
    const [added] = await db.query<{ id: number }[]>(sql.addExportJob, values);
    return added?.id;
  });
  const [row] = await context.accounts.query<RawExport[]>(sql.findExportJob, [id]);
  if (!row) throw new Error('The export is gone.');
  return toExport(context, row);
}

/** The rows of an export: the statement of a data set, or a query with its variables as JSON. */
interface Source {
  name: string;
  columns: readonly TypedColumn[];
  statement?: string;
  upTo?: ReleaseLimits;
  /** The periods that no release has; null if all are published. */
  notPublished?: string | null;
  query?: string;
  variables?: string;
}

async function dataSetSource(
  context: MarketContext,
  viewer: Viewer,
  input: StartExportInput,
  schema: GraphQLSchema,
): Promise<Source> {
  const name = input.dataSet ?? '';
  const set = findDataSet(name);
  if (!set)
    throw refused('NOT_FOUND', 'There is no such data set: GET /exports lists all of them.', 'dataSet');
  const args = checkedArgs(schema, set.args, parsed(input.argumentsJson, 'argumentsJson'));
  checkOwnLists(viewer, args);
  const list = await set.list(args, context);
  const notPublished = (await unpublishedPeriods(context.db, list)) || null;
  const format = fileFormats[input.format];
  const statement = exportStatement({ name, format, set, list, mostRows: fixedLimits.exportRows });
  const upTo = await releaseLimits(context, asOfOf(args));
  return { name, columns: typedColumns(schema, set), statement, upTo, notPublished };
}

/** Rights are checked when the worker asks, page by page, and so is cost, as limits may change meanwhile. */
function querySource(
  { checkExportQuery }: MarketContext,
  query: string,
  { dataSet, variablesJson }: StartExportInput,
  schema: GraphQLSchema,
): Source {
  if (typeof dataSet === 'string')
    throw refused('INVALID_QUERY', 'Give a data set or a query, not both.', 'query');
  const variables = parsed(variablesJson, 'variablesJson');
  if (typeof variables !== 'object' || variables === null || Array.isArray(variables)) {
    throw refused('INVALID_JSON', 'Send the variables as a JSON object.', 'variablesJson');
  }
  if (!isShallow(variables))
    throw refused('INVALID_JSON', 'The variables have too many levels.', 'variablesJson');
  const plan = planQuery(schema, query);
  checkExportQuery(schema, plan, { ...variables, exportAfter: null });
  return { name: 'query', columns: plan.columns, query, variables: JSON.stringify(variables) };
}

function titleOf({ title }: StartExportInput): string {
  const words = plainName(title ?? '');
  if (words.length > LONGEST_TITLE) {
    throw refused('TOO_LONG', `Use at most ${String(LONGEST_TITLE)} characters.`, 'title');
  }
  return words;
}

function parsed(json: string | null | undefined, field: 'argumentsJson' | 'variablesJson'): unknown {
  try {
    return JSON.parse(json ?? '{}', refuseOddText);
  } catch {
    const what = field === 'argumentsJson' ? 'arguments' : 'variables';
    throw refused('INVALID_JSON', `The ${what} are not JSON, or have control characters.`, field);
  }
}

/** The database stores no such text within JSON, not even as the name of a variable that the query does not have. */
function refuseOddText(name: string, value: unknown): unknown {
  plainText(name);
  return typeof value === 'string' ? plainText(value) : value;
}

/** Throws FORBIDDEN for a key that may not read the member's own lists. */
function checkOwnLists({ key }: Viewer, args: Record<string, unknown>): void {
  if (!key || !isOfMember(args) || key.scopes.includes('PORTFOLIOS')) return;
  throw lacksScope('PORTFOLIOS');
}

interface Room {
  open: number;
  memberBytes: number;
  allBytes: number;
}

async function countOne(db: Db, viewer: Viewer): Promise<void> {
  const { openPerMember, memberBytes, allBytes } = exportLimits;
  const [room] = await db.query<Room[]>(sql.readRoom, [viewer.memberId]);
  if (room && room.open >= openPerMember) {
    const message = `${String(openPerMember)} of your exports are being prepared. Start another one when they are done.`;
    throw refused('TOO_MANY_OPEN', message);
  }
  if (room && room.memberBytes >= memberBytes) {
    throw refused('NO_SPACE', 'Your exports use all the space available to you. Delete one first.');
  }
  if (room && room.allBytes >= allBytes) {
    throw refused('NO_SPACE', 'There is no space for another export now. Try again in some hours.');
  }
  const full = await countExport(db, viewer);
  if (full) throw refused('EXPORTS_USED_UP', full.message);
}

/** Deletes an export of the viewer; its link stops working at once. Throws NOT_FOUND. */
export async function deleteExport(db: DataSource, { memberId, key }: Viewer, id: string): Promise<void> {
  const values = [uuidKey(id), memberId, key?.keyId ?? null];
  const [removed] = await db.query<{ id: number }[]>(sql.removeExportJob, values);
  if (!removed) throw refused('NOT_FOUND', 'This export has already been deleted.', 'id');
}

function toExport(
  { sessionSecret, publicUrl }: MarketContext,
  { fileKey, memberId, hasFile, ...row }: RawExport,
): Export {
  const until = Math.floor((row.expiresAt?.getTime() ?? 0) / 1000);
  const file = exportFileName({ fileKey, format: fileFormats[row.format] });
  const link = hasFile
    ? `${publicUrl}${exportLink(sessionSecret, { file, memberId, keyId: '', until })}`
    : null;
  const state = row.state === 'DONE' && !hasFile ? 'EXPIRED' : row.state;
  return { ...row, id: fileKey, state, link };
}
