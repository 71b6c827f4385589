import { expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { comparison, insertComparison, keyOf } from './compare.testing.ts';

const server = useServer();

test('hotels with $0 are not ranked by receipts, nor among those that are', async () => {
  await insertRelease(server.db, { periods: { '2022-01-31': 1 } });
  const { subject, competitors } = await insertComparison(server);
  const months = { from: '2022-01', to: '2022-01' };
  const { compareHotels } = await server.query<{ compareHotels: Record<'subject' | 'competitors', unknown> }>(
    comparison,
    { input: { subject: keyOf(subject), competitors: competitors.map(keyOf), ...months } },
  );
  expect(compareHotels).toMatchObject({
    subject: { receiptsRank: { rank: 2, of: 3 } },
    competitors: [
      { receiptsRank: { rank: 3, of: 3 } },
      { receiptsRank: { rank: 1, of: 3 } },
      // The one without rooms filed $0.
      { roomReceipts: 0, receiptsRank: null },
      { receiptsRank: null },
    ],
  });
});
