import { expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';

const server = useServer();

test.each(['monthly', 'quarterly', 'quarterlymonthly', 'mbt'])(
  'empty %s results of the latest period say if nothing is published yet',
  async (type) => {
    await server.db.query('delete from latest_period');
    await server.db.query('delete from release_period');
    const authorization = `Bearer ${String(await server.token('paid'))}`;
    const answer = await fetch(`${server.origin}/rest/search/${type}/city/AUSTIN`, {
      headers: { authorization },
    });
    expect([await answer.json(), answer.headers.get('x-not-published')]).toEqual([[], 'latest']);
  },
);
