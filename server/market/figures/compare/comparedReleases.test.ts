import { expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertHotel, insertHotelMonths } from '../../hotels/hotel.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { keyOf } from './compare.testing.ts';

const server = useServer();

test('a comparison names each release once, those of earlier months and of competitors included, oldest first', async () => {
  const of = (file_name: string, day: string): Promise<number> =>
    insertRelease(server.db, { periods: { [day]: 1 }, columns: { file_name } });
  const before = await of('HOT2201.CSV', '2022-01-31');
  const unused = await of('HOT2202.CSV', '2022-02-28');
  const now = await of('HOT2301.CSV', '2023-01-31');
  const subject = await insertHotel(server.db);
  const other = await insertHotel(server.db);
  await insertHotelMonths(server.db, [subject, other], { from: '2023-01', receipts: [100], releaseId: now });
  await insertHotelMonths(server.db, [other], { from: '2022-01', receipts: [100], releaseId: before });
  await insertHotelMonths(server.db, [other], { from: '2022-02', receipts: [100], releaseId: unused });
  const { compareHotels } = await server.query<{ compareHotels: { releases: { fileName: string }[] } }>(
    'query ($input: CompareHotelsInput!) { compareHotels(input: $input) { releases { fileName } } }',
    {
      input: { subject: keyOf(subject), competitors: [keyOf(other)], from: '2023-01', to: '2023-01' },
    },
  );
  expect(compareHotels.releases.map(({ fileName }) => fileName)).toEqual(['HOT2201.CSV', 'HOT2301.CSV']);
});
