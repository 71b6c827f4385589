import { request } from 'node:http';
import { expect } from 'vitest';
import type { TestServer } from './query.ts';
import { waitingSessions } from './waitingSessions.ts';

interface Sent {
  path: string;
  headers?: Record<string, string>;
  method?: string;
}

/** Sends calls whose clients leave while the server waits for a table. */
export async function leaveEarly(server: TestServer, table: string, calls: readonly Sent[]): Promise<void> {
  await server.db.transaction(async (tx) => {
    await tx.query(`/* hold */ lock table ${table} in access exclusive mode`);
    const left = calls.map(({ path, ...options }) => {
      const sent = request(server.origin + path, options);
      sent.on('error', () => undefined).end();
      return sent;
    });
    await expect.poll(() => tx.query<unknown[]>(waitingSessions)).not.toHaveLength(0);
    // A later call is answered after the server has taken all of these.
    await fetch(`${server.origin}/healthz`);
    for (const each of left) each.destroy();
    await fetch(`${server.origin}/healthz`);
  });
}
