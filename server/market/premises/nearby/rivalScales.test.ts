import { beforeAll, expect, test } from 'vitest';
import { brandNamed } from '../../brands/brand.factory.ts';
import { keyOf } from '../../figures/compare/compare.testing.ts';
import { insertHotel, insertHotelMonths, type InsertedHotel } from '../../hotels/hotel.factory.ts';
import { insertLodgingReleases } from '../../releases/release.factory.ts';
import { useServer } from '../../../launch/test/useServer.ts';

const server = useServer();
let subject: InsertedHotel;

/** Hotels that differ by their brands alone. */
async function insertBranded(name: string, brand: string | null): Promise<InsertedHotel> {
  const brand_id = brand === null ? null : (await brandNamed(server.db, brand)).id;
  const hotel = await insertHotel(server.db, { location_name: name, brand_id, last_month: '2022-12-01' });
  const receipts = Array<number>(12).fill(300_000_00);
  await insertHotelMonths(server.db, [hotel], { from: '2022-01', receipts, columns: { brand_id } });
  return hotel;
}

beforeAll(async () => {
  await insertLodgingReleases(server.db, { from: '2022-01', to: '2022-12' });
  await insertBranded('THREE STEPS', 'JW Marriott');
  await insertBranded('INDEPENDENT', null);
  await insertBranded('UNKNOWN', 'Kimpton');
  await insertBranded('TWO STEPS', 'Motel 6');
  await insertBranded('NEIGHBORING', 'Courtyard by Marriott');
  await insertBranded('SAME SCALE', 'Holiday Inn Express');
  subject = await insertBranded('SUBJECT', 'Hampton by Hilton');
});

interface Near {
  hotel: { name: string };
  chainScale: string | null;
  reasons: string[];
}

test('rivals of the same chain scale come first, then neighboring ones, and each says its own', async () => {
  const { hotel } = await server.query<{ hotel: { nearby: { rivals: Near[] } } }>(
    `query ($taxpayerNumber: String!, $locationNumber: Int!) {
      hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
        nearby { rivals { hotel { name } chainScale reasons } } } }`,
    keyOf(subject),
  );
  const shown = hotel.nearby.rivals.map(({ hotel: { name }, chainScale, reasons }) => [
    name,
    chainScale,
    ...reasons.slice(3),
  ]);
  expect(shown).toEqual([
    ['SAME SCALE', 'UPPER_MIDSCALE', 'brand Holiday Inn Express', 'Upper Midscale, too'],
    ['UNKNOWN', null, 'brand Kimpton', 'chain scale unknown'],
    ['NEIGHBORING', 'UPSCALE', 'brand Courtyard by Marriott', 'Upscale against Upper Midscale'],
    ['INDEPENDENT', 'INDEPENDENT', 'independent'],
    ['TWO STEPS', 'ECONOMY', 'brand Motel 6', 'Economy against Upper Midscale'],
  ]);
});
