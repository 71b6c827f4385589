import type { DataSource } from 'typeorm';
import { insertRow, type Row } from '../../launch/test/insert.ts';
import type { ProductName } from '../productName.rules.ts';

/** Premises at an address; returns their number. */
export async function insertPremises(db: DataSource, address: string, zip = '78701'): Promise<number> {
  const { id } = await insertRow<{ id: number }>(db, 'premises', { address, zip });
  return id;
}

/** A period of a hotel's ownership from 2010 on, unless the columns say otherwise. */
export async function insertOwnership(
  db: DataSource,
  property: { id: number },
  premisesId: number,
  columns: Row = {},
): Promise<void> {
  await insertRow(db, 'ownership_period', {
    product: 'hotel',
    property_id: property.id,
    position: 1,
    premises_id: premisesId,
    location_name: 'HOTEL',
    location_address: '100 CONGRESS AVE',
    taxpayer_name: 'OWNER LLC',
    begin_date: '2010-01-01',
    end_date: null,
    dates_are_filed_periods: false,
    ...columns,
  });
}

/** Makes hotels or bars one establishment, in this order. */
export async function insertEstablishment(
  db: DataSource,
  product: ProductName,
  properties: readonly { id: number; from: string; to: string }[],
): Promise<void> {
  for (const [at, { id, from, to }] of properties.entries()) {
    await insertRow(db, 'establishment_property', {
      product,
      property_id: id,
      premises_id: 1,
      position: at + 1,
      establishment_id: properties[0]?.id,
      latest_property_id: properties.at(-1)?.id,
      first_month: `${from}-01`,
      last_month: `${to}-01`,
      ...(at > 0 && { gap_months: 0, shared_months: 1, is_same_name: true, is_same_brand: false }),
      ...(at > 0 && product === 'hotel' && { rooms_before: 100, rooms_after: 100 }),
    });
  }
}
