import { h2Row } from '../../import/fixtures/rows.testing.ts';
import type { MadeUp } from '../../import/undo/undoneStates.testing.ts';

export interface FiledHotel {
  /** The last two digits of its number. */
  taxpayer: string;
  address: string;
  name: string;
  rooms: number;
  total?: string;
}

/** The release of a month ('2302') with these hotels in Marfa. */
export function hotelMonth(month: string, hotels: readonly FiledHotel[]): MadeUp {
  const days = new Date(2000 + Number(month.slice(0, 2)), Number(month.slice(2)), 0).getDate();
  const rows = hotels.map(({ taxpayer, address, name, rooms, total }) =>
    h2Row({
      taxpayerNumber: `320000000${taxpayer}`,
      locationAddress: `"${address}"`,
      locationName: `"${name}"`,
      capacity: String(rooms).padStart(5),
      periodEnd: `20${month}${String(days)}`,
      ...(total !== undefined && { total, taxable: total }),
    }),
  );
  return [`HOT${month}.CSV`, rows.join('')];
}

/** Addresses of the hotels, those of one premises together. */
export const addressesByPremises = `
  select string_agg(p.location_address, ' = ' order by p.location_address) as addresses
  from hotel_property p where p.premises_id is not null group by p.premises_id order by 1`;
