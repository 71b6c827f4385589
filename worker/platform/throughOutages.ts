import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { isDatabaseAway } from '../../server/platform/lib/databaseAway.ts';

export interface Patience {
  pool: Pool;
  /** Receives a sentence about the reason for waiting. */
  tell: (sentence: string) => void;
  /** Ends the waiting. */
  signal?: AbortSignal;
}

/** More outages in one piece of work than this are likely its own fault. */
const MOST_TRIES = 5;
const ASK_EVERY_MS = 500;
const BACK_WITHIN_MS = 600_000;

/**
 * Runs work that is done completely or not at all and can be repeated. If the database becomes unreachable,
 * waits until it is back and starts again.
 */
export async function throughOutages<T>(patience: Patience, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || tries === MOST_TRIES) throw error;
      patience.tell('The database is unreachable. Nothing is lost: this starts again as soon as it is back.');
      if (!(await isBack(patience))) throw error;
      patience.tell('The database is back.');
    }
  }
}

/** False if the waiting was ended early. */
async function isBack({ pool, signal }: Patience): Promise<boolean> {
  const deadline = Date.now() + BACK_WITHIN_MS;
  while (signal?.aborted !== true && Date.now() < deadline) {
    try {
      await pool.query('/* isBack */ select 1');
      return true;
    } catch {
      await delay(ASK_EVERY_MS, null, { signal }).catch(() => null);
    }
  }
  return false;
}

/** A command's message if the database stayed unreachable; null for any other failure. */
export function outageSentence(error: unknown, command: string): string | null {
  if (!isDatabaseAway(error)) return null;
  return `The database cannot be reached, and nothing was changed. Run ${command} again when it is back.`;
}
