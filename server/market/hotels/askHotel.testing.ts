import type { TestServer } from '../../launch/test/query.ts';
import type { InsertedHotel } from './hotel.factory.ts';

/** Selected fields of one hotel, by the numbers of its address. */
export async function askHotel<T = unknown>(
  server: TestServer,
  { taxpayer_number, location_number }: InsertedHotel,
  selection: string,
): Promise<T> {
  const document = `query ($tax: String!, $loc: Int!) {
    hotel(taxpayerNumber: $tax, locationNumber: $loc) { ${selection} }
  }`;
  const numbers = { tax: taxpayer_number, loc: location_number };
  return (await server.query<{ hotel: T }>(document, numbers)).hotel;
}

/** Cents of each month of a year without a leap day: 100 rooms at a RevPAR of exactly $10.00 a day. */
export const tenDollars = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map((days) => days * 100 * 10_00);
