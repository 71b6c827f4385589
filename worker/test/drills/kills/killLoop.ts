import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '../product.ts';
import { secondsOf } from './importAll.ts';
import { isSame, runningImport } from './running.ts';
import { findTarget, strike } from './strike.ts';
import { noteKill, type Tally } from './tally.ts';
import { countSchedules, whenBack } from './whenBack.ts';

export interface Killing {
  product: Product;
  tally: Tally;
  /** Seconds that each file took to import without kills. */
  seconds: ReadonlyMap<string, number>;
  isOver: () => boolean;
  tell: (sentence: string) => void;
}

const ASK_EVERY_MS = 25;
/** A worker that has just taken the lock may not have counted its attempt yet. */
const SETTLED_MS = 30;
/** A little beyond the usual time. */
const LATEST = 1.1;

/** Kills parts of the product at any moment of the imports until all kills are made or it is over. */
export async function killAgainAndAgain(killing: Killing): Promise<void> {
  while (killing.tally.waiting.length > 0 && !killing.isOver()) {
    if (!(await killOnce(killing))) await delay(ASK_EVERY_MS);
  }
}

/** False if no kill was made. */
async function killOnce({ product, tally, seconds, tell }: Killing): Promise<boolean> {
  const before = await runningImport(product.pool);
  if (before === null) return false;
  const usualMs = (seconds.get(before.fileName) ?? 1) * 1_000 * (await slowness(product, seconds));
  await delay(SETTLED_MS + Math.random() * LATEST * usualMs);
  const target = findTarget(product, before, tally);
  const schedules = await countSchedules(product);
  if (!target || !isSame(before, await runningImport(product.pool))) return false;
  const killed = Date.now();
  if (!(await strike(product, target, tally))) return false;
  const isBack = await whenBack(product, target.kill, { before, schedules });
  const backMs = isBack ? Date.now() - killed : null;
  noteKill(tally, target.kill, backMs);
  const what = `${target.kill} during ${before.fileName}, attempt ${String(before.attempts)}`;
  tell(`${what}: ${backMs === null ? 'just published' : `back after ${(backMs / 1000).toFixed(1)} s`}`);
  return true;
}

/** Time of the last import, divided by its time without kills: the machine may be busier or idler now. */
async function slowness(product: Product, seconds: ReadonlyMap<string, number>): Promise<number> {
  const [last] = [...(await secondsOf(product).catch(() => []))].slice(-1);
  return last === undefined ? 1 : last[1] / (seconds.get(last[0]) ?? last[1]);
}
