import type { PoolClient } from 'pg';
import { mixedBeverage } from '../../market/beverages/mixedBeverage.ts';
import { detect } from '../detect.ts';
import { openFile, type Member } from '../openFile.ts';
import { hashOfRaw, needRaw, type RawPlace } from '../rawStore.ts';
import { runAll } from '../product.ts';
import { stageMember } from '../stage.ts';
import { endGone, keepGone } from './moves.sql.ts';
import * as sql from './replay.sql.ts';
import { noteCounts } from './restated.sql.ts';
import { UndoRefused } from './refusals.ts';

interface LaterRelease {
  id: number;
  sha256: string;
  file_name: string;
  raw_sha256: string;
  raw_name: string;
  period: string | null;
}

/** Takes a legacy release's filings back, and merges the later legacy releases into their months again. */
export async function takeLegacyBack(
  client: PoolClient,
  { releaseId, undoId, place }: { releaseId: number; undoId: number; place: RawPlace },
): Promise<void> {
  await client.query(sql.findGone, [releaseId]);
  await client.query(sql.noteEnded, [releaseId, undoId]);
  await runAll(client, [keepGone('beverage')], undoId);
  await runAll(client, [endGone('beverage'), 'analyze undo_gone', 'analyze undo_touched']);
  await client.query(sql.reviveEnded, [undoId]);
  const { rows: later } = await client.query<LaterRelease>(sql.findLater, [releaseId]);
  await client.query(noteCounts, [undoId, later.map(({ id }) => id)]);
  for (const release of later) await mergeAgain(client, release, place);
  await client.query(sql.noteAdded, [releaseId, undoId]);
}

/** Merges a release's rows of the months concerned, with the statements of an import. */
async function mergeAgain(client: PoolClient, release: LaterRelease, place: RawPlace): Promise<void> {
  await stageAgain(client, release, place);
  await mixedBeverage.leaveOut(client);
  await client.query(mixedBeverage.countPeriods);
  await client.query(sql.dropOtherRows);
  await mixedBeverage.compare(client);
  await mixedBeverage.publish(client, release.id);
  await runAll(client, [sql.countAgain], release.id);
  await client.query(sql.dropWork);
}

async function stageAgain(client: PoolClient, release: LaterRelease, place: RawPlace): Promise<void> {
  for (const member of await membersOf(release, place)) {
    const detected = await detect(member, release.period);
    if ((await stageMember(client, member, detected)).sha256 === release.sha256) return;
  }
  throw missing(release);
}

async function membersOf(release: LaterRelease, place: RawPlace): Promise<Member[]> {
  if ((await hashOfRaw(place, release.raw_sha256)) !== release.raw_sha256) throw missing(release);
  const members = await openFile(await needRaw(place, release.raw_sha256), release.raw_name);
  return members.filter(({ name }) => name === release.file_name);
}

function missing({ id, raw_name }: LaterRelease): UndoRefused {
  return new UndoRefused(
    `Release ${String(id)} restates some of the same filings, and its stored file ${raw_name} is missing or damaged. ` +
      `Import ${raw_name} again, which stores it, and then undo.`,
  );
}
