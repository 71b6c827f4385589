import { Redis } from 'ioredis';
import { ageMs } from '../processes.ts';
import type { Product } from '../product.ts';
import { ownerOfPort, type Running } from './running.ts';
import { nextKill, type Kill, type Tally } from './tally.ts';

/** `npm start` waits longer before each restart of what fails sooner than this after its start. */
const YOUNG_MS = 31_000;

/** The product gives up an import that was begun ten times. */
const MOST_ATTEMPTS = 8;

/** A kill that may be made now. */
export interface Target {
  kill: Kill;
  /** The process to be killed; undefined if Redis loses everything. */
  pid: number | undefined;
}

/** The next kill of the tally that the product is to survive at this moment. */
export function findTarget(product: Product, running: Running, tally: Tally): Target | undefined {
  const victims: Record<Kill, number | undefined> = {
    worker: ownerOfPort(running.clientPort, product.workers()),
    postgres: product.pidOf('postgres'),
    redis: product.pidOf('redis'),
    flush: undefined,
  };
  const kill = nextKill(tally, (each) => {
    if (each === 'flush') return true;
    const victim = victims[each];
    const isSpared = each !== 'redis' && running.attempts >= MOST_ATTEMPTS;
    return victim !== undefined && !isSpared && !isYoung(product, victim);
  });
  return kill && { kill, pid: victims[kill] };
}

function isYoung(product: Product, pid: number): boolean {
  return pid !== product.pidOf('secondWorker') && ageMs(pid) < YOUNG_MS;
}

/** False if the process has ended by itself. */
export async function strike(product: Product, { pid }: Target): Promise<boolean> {
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
