import { Queue } from 'bullmq';
import type { RequestHandler } from 'express';
import { importQueue } from '../../market/releases/import.jobs.ts';
import { exportQueue } from '../../market/exports/prepared/export.jobs.ts';
import { mailQueue } from '../../members/accounts/mail.jobs.ts';
import type { Log } from '../../platform/log.ts';
import { openRedis } from '../../platform/redis.ts';

export interface QueueBoard {
  handler: RequestHandler;
  close: () => void;
}

/** Its own files only: the page also names fonts of another host. It writes its styles while it runs. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/**
 * bull-board's pages of the queues, to look at only: imports are retried and cancelled on the console, which keeps who did
 * so. Opened by the first visit.
 */
export function openQueueBoard(redisUrl: string, path: string, log: Log): QueueBoard {
  // Without a Redis, a visitor is told so after one attempt.
  const connection = openRedis(redisUrl, { maxRetriesPerRequest: 1, lazyConnect: true });
  connection.on('error', (err: Error) => log.debug({ err }, 'The queue board was not read'));
  let board: Promise<RequestHandler> | undefined;
  const open = async (): Promise<RequestHandler> => {
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
    const serverAdapter = new ExpressAdapter();
    serverAdapter.setBasePath(path);
    createBullBoard({ queues, serverAdapter, options: { uiConfig: { boardTitle: 'Queues' } } });
    return serverAdapter.getRouter() as RequestHandler;
  };
  return {
    handler: async (request, response, next) => {
      response.set('Content-Security-Policy', POLICY);
      board ??= open();
      (await board)(request, response, next);
    },
    close: () => connection.disconnect(),
  };
}
