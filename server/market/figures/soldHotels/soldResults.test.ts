import { expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertHotel, insertHotelFiling, type InsertedHotel } from '../../hotels/hotel.factory.ts';
import { insertEstablishment } from '../../premises/premises.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';

const server = useServer();

test('rows of a sold hotel have its id under the latest owner', async () => {
  const { db } = server;
  await insertRelease(db, { periods: { '2023-11-30': 5 } });
  const city = { city: 'SOLD' };
  const insert = async (location_name: string): Promise<InsertedHotel> => {
    const hotel = await insertHotel(db, { location_name, ...city });
    await insertHotelFiling(db, hotel, 1, { location_name, ...city, period_end: '2023-11-30' });
    return hotel;
  };
  const [seller, buyer] = [await insert('A SELLER'), await insert('B BUYER')];
  await insert('C ALONE');
  await insertEstablishment(db, 'hotel', [
    { id: seller.id, from: '2023-10', to: '2023-11' },
    { id: buyer.id, from: '2023-11', to: '2023-12' },
  ]);
  const input = `input: { type: MONTHLY, year: 2023, month: 11, place: { kind: CITY, names: ["SOLD"] } }`;
  const id = `hotel:${buyer.taxpayer_number}-${String(buyer.location_number).padStart(5, '0')}`;
  for (const asOf of ['', ', asOf: { release: "release:1" }']) {
    const { hotelResults } = await server.query<{ hotelResults: { nodes: { soldHotel: string | null }[] } }>(
      `{ hotelResults(${input}${asOf}, first: 10) { nodes { soldHotel } } }`,
    );
    expect(hotelResults.nodes.map(({ soldHotel }) => soldHotel)).toEqual([id, id, null]);
  }
});
