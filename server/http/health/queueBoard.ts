import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Express } from 'express';
import { LRUCache } from 'lru-cache';
import { importQueue } from '../../market/releases/import.jobs.ts';
import { exportQueue } from '../../market/figures/exports/prepared/export.jobs.ts';
import { mailQueue } from '../../members/accounts/mails/mail.jobs.ts';
import type { Log } from '../../platform/log.ts';
import { openRedis } from '../../platform/redis.ts';

export interface QueueBoard {
  /** The pages for the path that they are served at, which they contain. */
  at: (path: string) => Promise<Express>;
  close: () => void;
}

/** Links last minutes, and administrators are few. */
const MOST_PATHS = 20;

/**
 * bull-board's pages of the queues, to look at only: imports are retried and cancelled on the console, which keeps who did
 * so. Opened by the first visit.
 */
export function openQueueBoard(redisUrl: string, log: Log): QueueBoard {
  // Without a Redis, a visitor is told so after one attempt.
  const connection = openRedis(redisUrl, { maxRetriesPerRequest: 1, lazyConnect: true });
  connection.on('error', (err: Error) => log.debug({ err }, 'The queue board was not read'));
  let opened: Promise<(path: string) => Express> | undefined;
  const boards = new LRUCache<string, Express>({ max: MOST_PATHS });
  return {
    at: async (path) => {
      opened ??= loadBoard(connection);
      const known = boards.get(path);
      if (known !== undefined) return known;
      const board = (await opened)(path);
      boards.set(path, board);
      return board;
    },
    close: () => connection.disconnect(),
  };
}

async function loadBoard(connection: Redis): Promise<(path: string) => Express> {
  const [{ createBullBoard }, { BullMQAdapter }, { ExpressAdapter }] = await Promise.all([
    import('@bull-board/api'),
    import('@bull-board/api/bullMQAdapter'),
    import('@bull-board/express'),
  ]);
  const queues = [importQueue, mailQueue, exportQueue].map((name) => {
    const queue = new Queue(name, { connection });
    queue.on('error', () => undefined);
    return new BullMQAdapter(queue, { readOnlyMode: true });
  });
  return (path) => {
    const serverAdapter = new ExpressAdapter();
    serverAdapter.setBasePath(path);
    createBullBoard({ queues, serverAdapter, options: { uiConfig: { boardTitle: 'Queues' } } });
    const board = serverAdapter.getRouter() as Express;
    board.disable('x-powered-by');
    return board;
  };
}
