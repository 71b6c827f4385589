import { expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { insertRelease } from './release.factory.ts';

const server = useServer();

test('releases say whether their amounts are the tax on receipts', async () => {
  const formats = ['M1', 'M1x', 'M1-header', 'M2', 'H2m'];
  for (const format of formats) await insertRelease(server.db, { columns: { format } });
  const { releases } = await server.query<{ releases: { nodes: object[] } }>(
    '{ releases(first: 5) { nodes { format statesTax } } }',
  );
  expect(releases.nodes.toReversed()).toEqual(
    formats.map((format, at) => ({ format, statesTax: at < formats.indexOf('M2') })),
  );
});
