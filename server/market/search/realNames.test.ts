import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { insertRealNames } from './realNames.testing.ts';
import { furtherSearches, missed, searches } from './searches.testing.ts';

const server = useServer();
beforeAll(() => insertRealNames(server.db));

test('40 searches find what is wanted first among real names that are like it', async () => {
  expect(searches).toHaveLength(40);
  expect(await missed(server, searches)).toEqual([]);
});

test('20 further searches do, too', async () => {
  expect(furtherSearches).toHaveLength(20);
  expect(await missed(server, furtherSearches)).toEqual([]);
});
