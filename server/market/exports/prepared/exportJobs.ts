import type { GraphQLSchema } from 'graphql';
import type { DataSource } from 'typeorm';
import { AppError } from '../../../platform/errors.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import type { List } from '../../../platform/lib/list.ts';
import { memberTurn } from '../../../platform/lib/memberTurn.ts';
import { uuidKey } from '../../../platform/lib/node.ts';
import { doorLimits } from '../../../platform/limits/limits.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { MarketContext } from '../../context.ts';
import { findDataSet } from '../dataSets.ts';
import { checkedArgs, isOfMember } from '../exportArgs.ts';
import { exportStatement } from '../exportStatement.ts';
import { typedColumns } from '../typedColumns.ts';
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

/** Has the worker prepare an export. Throws the reason if refused, and BAD_USER_INPUT for wrong arguments. */
export async function startExport(
  context: MarketContext,
  viewer: Viewer,
  input: StartExportInput,
  schema: GraphQLSchema,
): Promise<Export> {
  const { set, args, title } = checkedInput(input, schema);
  checkScope(viewer, args);
  const [name, format] = [input.dataSet, fileFormats[input.format]];
  const list = await set.list(args, context);
  const statement = exportStatement({ name, format, set, list, mostRows: doorLimits.exportRows });
  const columns = JSON.stringify(typedColumns(schema, set));
  const id = await memberTurn(context.accounts, viewer.memberId, async (db) => {
    await countOne(db, viewer);
    const key = viewer.key?.keyId ?? null;
    const values = [viewer.memberId, key, name, format, title, statement, columns];
    const [added] = await db.query<{ id: number }[]>(sql.addExportJob, values);
    return added?.id;
  });
  const [row] = await context.accounts.query<RawExport[]>(sql.findExportJob, [id]);
  if (!row) throw new Error('the export is gone');
  return toExport(context, row);
}

function checkedInput({ dataSet, title, argumentsJson }: StartExportInput, schema: GraphQLSchema) {
  const set = findDataSet(dataSet);
  if (!set)
    throw refused('NOT_FOUND', 'There is no such data set: GET /exports lists all of them.', 'dataSet');
  const words = title?.trim() ?? '';
  if (words.length > LONGEST_TITLE) {
    throw refused('TOO_LONG', `Use at most ${String(LONGEST_TITLE)} characters.`, 'title');
  }
  const args = checkedArgs(schema, set.args, parsed(argumentsJson));
  return { set, args, title: words === '' ? dataSet : words };
}

function parsed(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json ?? '{}');
  } catch {
    throw refused('INVALID_JSON', 'The arguments are not JSON.', 'argumentsJson');
  }
}

/** Throws FORBIDDEN for a key that may not read the member's own lists. */
function checkScope({ key }: Viewer, args: Record<string, unknown>): void {
  if (!key || !isOfMember(args) || key.scopes.includes('PORTFOLIOS')) return;
  const message = 'This API key lacks the scope PORTFOLIOS. Create a key with it in My Account.';
  throw new AppError('FORBIDDEN', message);
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
    throw refused('NO_SPACE', 'Your exports take up all the space that they may. Delete one first.');
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
