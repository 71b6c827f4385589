import type { DataSource } from 'typeorm';
import { insertRow, type Row } from '../../../launch/test/insert.ts';

/** The mailing address of a taxpayer of hotels at 12 Main St, Marfa, unless the columns say otherwise. */
export async function insertOwnerAddress(
  db: DataSource,
  taxpayer_number: string,
  name: string,
  columns: Row = {},
): Promise<void> {
  await insertRow(db, 'owner_address', {
    product: 'hotel',
    taxpayer_number,
    name,
    address: '12 MAIN ST',
    zip: '79843',
    filed_address: '12 MAIN STREET',
    filed_city: 'MARFA',
    ...columns,
  });
}
