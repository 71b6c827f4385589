import { expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { insertHotel, insertHotelMonths } from '../hotel.factory.ts';

const server = useServer();

test('an owner’s month says how many of its rooms filed $0', async () => {
  const taxpayer_number = '32000000888';
  await insertRelease(server.db, { periods: { '2023-06-30': 100 } });
  const [open, empty] = [
    await insertHotel(server.db, { taxpayer_number }),
    await insertHotel(server.db, { taxpayer_number }),
  ];
  const ofRooms = (room_capacity: number) => ({ from: '2023-06', columns: { room_capacity } }) as const;
  await insertHotelMonths(server.db, [open], { ...ofRooms(30), receipts: [900_00] });
  await insertHotelMonths(server.db, [empty], { ...ofRooms(12), receipts: [0] });
  const { owner } = await server.query<{ owner: unknown }>(
    `query ($number: String!) { owner(number: $number) {
      months(product: HOTEL) { rooms roomsWithoutReceipts } headline(product: HOTEL) { roomsWithoutReceipts }
    } }`,
    { number: taxpayer_number },
  );
  expect(owner).toEqual({
    months: [{ rooms: 42, roomsWithoutReceipts: 12 }],
    headline: { roomsWithoutReceipts: 12 },
  });
});
