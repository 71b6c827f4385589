import { expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { insertHotel, insertHotelMonths } from '../hotel.factory.ts';

const server = useServer();

test('an owner’s month says how many of its rooms filed $0, and how many of its hotels have rooms', async () => {
  const taxpayer_number = '32000000888';
  await insertRelease(server.db, { periods: { '2023-06-30': 100 } });
  const [open, empty, sold] = [
    await insertHotel(server.db, { taxpayer_number }),
    await insertHotel(server.db, { taxpayer_number }),
    await insertHotel(server.db, { taxpayer_number }),
  ];
  const ofRooms = (room_capacity: number | null) =>
    ({ from: '2023-06', columns: { room_capacity } }) as const;
  await insertHotelMonths(server.db, [open], { ...ofRooms(30), receipts: [900_00] });
  await insertHotelMonths(server.db, [empty], { ...ofRooms(12), receipts: [0] });
  await insertHotelMonths(server.db, [sold], { ...ofRooms(null), receipts: [0] });
  const { owner } = await server.query<{ owner: unknown }>(
    `query ($number: String!) { owner(number: $number) {
      months(product: HOTEL) { rooms ...Counted } headline(product: HOTEL) { ...CountedLatest }
    } }
    fragment Counted on OwnerMonth { roomsWithoutReceipts properties propertiesWithRooms }
    fragment CountedLatest on OwnerHeadline { roomsWithoutReceipts properties propertiesWithRooms }`,
    { number: taxpayer_number },
  );
  const counted = { roomsWithoutReceipts: 12, properties: 3, propertiesWithRooms: 2 };
  expect(owner).toEqual({
    months: [{ rooms: 42, ...counted }],
    headline: counted,
  });
});
