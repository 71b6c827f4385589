import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { requireFiles } from '../files.ts';
import { faultsInPeace, faultsOf, readLine } from './faults.ts';
import { killAgainAndAgain } from './killLoop.ts';
import { runRound, type Outcome, type Round } from './round.ts';
import { newTally, tallyLines, type Tally, type Times } from './tally.ts';

export interface KillsAsked {
  folder: string;
  port: number;
  files: readonly string[];
  times: Times;
  /** After these, no more kills are made: the running round ends, and is compared. */
  minutes: number;
  tell: (sentence: string) => void;
  /** Takes what is to be printed again and again, and if the drill is ended before its end. */
  onSoFar: (lines: () => string[]) => void;
}

interface Drill extends KillsAsked {
  peace: Outcome;
  tally: Tally;
  isOver: () => boolean;
  /** A sentence for each round that was compared. */
  compared: string[];
}

const MINUTE_MS = 60_000;

/**
 * Imports files into empty products while members read: once without kills, and then with kills until all are made, in
 * as many rounds as that takes. Throws unless each round ends like the first and members read only what was published.
 */
export async function drillKills(asked: KillsAsked): Promise<string[]> {
  const { folder, port, files, minutes, times, tell } = asked;
  await requireFiles(files);
  const deadline = Date.now() + minutes * MINUTE_MS;
  tell(`Importing ${String(files.length)} files without kills …`);
  const dataDir = join(folder, 'peace');
  const peace = await runRound({ dataDir, port, files, meanwhile: () => Promise.resolve() });
  tell(`Imported in ${secondsLine(peace)}; ${readLine(peace)}`);
  throwIfAny(faultsInPeace(peace, files.length));
  const tally = newTally(times);
  const drill = { ...asked, peace, tally, isOver: () => Date.now() > deadline, compared: [] };
  asked.onSoFar(() => soFar(drill));
  while (tally.waiting.length > 0 && !drill.isOver()) await runKills(drill);
  await rm(folder, { recursive: true, force: true });
  return soFar(drill);
}

/** The data directory is kept if something differs. */
async function runKills(drill: Drill): Promise<void> {
  const { folder, files, peace, tally, compared, isOver, tell } = drill;
  const round = compared.length + 1;
  const before = tally.made.length;
  tally.quickKills = 0;
  const dataDir = join(folder, `kills-${String(round)}`);
  tell(`Round ${String(round)}: ${String(tally.waiting.length)} kills to be made …`);
  const meanwhile: Round['meanwhile'] = (product, isDone) =>
    killAgainAndAgain({ product, tally, seconds: peace.seconds, isOver: () => isDone() || isOver(), tell });
  const killed = await runRound({ dataDir, port: drill.port, files, meanwhile });
  const kills = tally.made.length - before;
  tell(`Round ${String(round)} made ${String(kills)} kills; ${readLine(killed)}`);
  throwIfAny(faultsOf(peace, killed), soFar(drill));
  compared.push(
    `round ${String(round)}: ${String(kills)} kills; ${readLine(killed)}; all tables as without kills`,
  );
  await rm(dataDir, { recursive: true, force: true });
  if (kills === 0) throw new Error('No import lasted until its kill. Give the drill larger files.');
}

function soFar({ tally, compared }: Drill): string[] {
  return [...tallyLines(tally), ...compared];
}

function throwIfAny(faults: readonly string[], before: readonly string[] = []): void {
  if (faults.length > 0) throw new Error([...before, ...faults].join('\n'));
}

function secondsLine({ seconds }: Outcome): string {
  const all = [...seconds.values()];
  return `${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)} s each`;
}
