import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { askForFile } from '../../../http/exports/askForFile.testing.ts';
import { brandNamed } from '../../brands/brand.factory.ts';
import { insertHotel, insertHotelFiling, insertHotelMonths } from '../../hotels/hotel.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';

const server = useServer();
const identity = { taxpayer_number: '32000000077', location_number: 7 };
let brandId: number;
beforeAll(async () => {
  const periods = { '2023-01-31': 1, '2023-02-28': 1 };
  const release = await insertRelease(server.db, { periods });
  brandId = (await brandNamed(server.db, 'Westin')).id;
  const hotel = await insertHotel(server.db, { ...identity, city: 'ODD' });
  const columns = { city: 'ODD', brand_id: brandId };
  await insertHotelMonths(server.db, [hotel], { from: '2023-01', receipts: [31_00], columns });
  const left = { ...columns, is_left_out: true, room_capacity: 0 };
  await insertHotelMonths(server.db, [hotel], { from: '2023-02', receipts: [999_00], columns: left });
  const filed = { city: 'ODD', period_end: '2023-02-28', room_receipts_cents: 999_00 };
  await insertHotelFiling(server.db, hotel, release, { ...filed, decision: 'LEFT_OUT' });
});

test('an export of months has one that an operator left out, as filed and with no figure that counts', async () => {
  const file = (name: string): Promise<{ body: Buffer }> =>
    server
      .token('paid')
      .then((token) => askForFile(server.origin, `hotelMonths.${name}`, { city: { eq: 'ODD' } }, token));
  const rows = (await file('jsonl')).body
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const unknown = {
    roomReceipts: null,
    roomCapacity: null,
    revpar: null,
    exemptShare: null,
    apportioned: null,
  };
  expect(rows).toMatchObject([
    { month: '2023-01', roomReceipts: 31, filedReceipts: 31, isLeftOut: false, flags: [] },
    { month: '2023-02', filedReceipts: 999, ...unknown, isLeftOut: true, flags: ['LEFT_OUT'] },
  ]);
  const [, , left = ''] = (await file('csv')).body.toString().split('\n');
  expect(left).toContain(',true,LEFT_OUT,');
  expect(left).toContain(',999.00,');
});

test('REST marks a left-out row of results, and names the months that lists have no rows of', async () => {
  const authorization = `Bearer ${String(await server.token('paid'))}`;
  const said = async (path: string, body?: object): Promise<unknown> => {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${server.origin}/rest/${path}`, { ...init, headers });
    expect(answer.status).toBe(200);
    return [((await answer.json()) as unknown[]).length, answer.headers.get('x-left-out')];
  };
  const { body } = await server.rest('/rest/monthly/2/2023/city/ODD');
  expect(body).toMatchObject([{ room_receipts: 999, RevPAR: null, left_out: 1 }]);
  expect(await said('basic/HOTEL/32000000077/7')).toEqual([1, '2023-02']);
  expect(await said('basic/city/ODD')).toEqual([0, '2023-02']);
  expect(await said('brands/testbrand', { brandId })).toEqual([0, '2023-02']);
});
