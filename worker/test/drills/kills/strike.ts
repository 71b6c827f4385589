import { Redis } from 'ioredis';
import { ageMs } from '../processes.ts';
import type { Product } from '../product.ts';
import { ownerOfPort, type Running } from './running.ts';
import { nextKill, type Kill, type Tally } from './tally.ts';

/** `npm start` waits longer before each restart of what fails sooner than this after its start. */
const YOUNG_MS = 31_000;
/** After these, it waits 4 s; after nine, it gives the worker up. */
const MOST_QUICK_KILLS = 3;

/** The product gives up an import that was begun ten times. */
const MOST_ATTEMPTS = 8;

/** A kill that may be made now. */
export interface Target {
  kill: Kill;
  /** The process to be killed; undefined if Redis loses everything. */
  pid: number | undefined;
  /** Of the tally, after this kill. */
  quickKills: number;
}

/** The next kill of the tally that the product is to survive at this moment. */
export function findTarget(product: Product, running: Running, tally: Tally): Target | undefined {
  const victims: Record<Kill, () => number | undefined> = {
    worker: () => ownerOfPort(running.clientPort, product.workers()),
    postgres: () => product.pidOf('postgres'),
    redis: () => product.pidOf('redis'),
    flush: () => undefined,
  };
  const kill = nextKill(tally, (each) => {
    if (each === 'flush') return true;
    if (each !== 'redis' && running.attempts >= MOST_ATTEMPTS) return false;
    const victim = victims[each]();
    return victim !== undefined && mayBeKilled(product, victim, tally);
  });
  if (kill === undefined) return undefined;
  const pid = victims[kill]();
  return { kill, pid, quickKills: quickKillsAfter(product, pid, tally) };
}

function quickKillsAfter(product: Product, pid: number | undefined, { quickKills }: Tally): number {
  if (pid === undefined || pid !== product.pidOf('worker')) return quickKills;
  return isYoung(pid) ? quickKills + 1 : 0;
}

function mayBeKilled(product: Product, pid: number, { quickKills }: Tally): boolean {
  if (pid === product.pidOf('secondWorker') || !isYoung(pid)) return true;
  return pid === product.pidOf('worker') && quickKills < MOST_QUICK_KILLS;
}

function isYoung(pid: number): boolean {
  return ageMs(pid) < YOUNG_MS;
}

/** False if the process has ended by itself. */
export async function strike(product: Product, { pid, quickKills }: Target, tally: Tally): Promise<boolean> {
  tally.quickKills = quickKills;
  if (pid !== undefined) return isKilled(pid);
  const redis = new Redis(product.redisUrl());
  await redis.flushall();
  redis.disconnect();
  return true;
}

function isKilled(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}
