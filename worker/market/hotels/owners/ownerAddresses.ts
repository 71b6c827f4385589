import type { PoolClient } from 'pg';
import type { ImportedProduct } from '../../../../server/market/productName.rules.ts';
import { spelledAddress } from '../../premises/spelled.ts';
import * as sql from './ownerAddresses.sql.ts';

interface Filed {
  number: string;
  name: string | null;
  filed: string | null;
  city: string | null;
  zip: string | null;
}

/** Writes the mailing addresses of the taxpayers whose properties changed, after the properties are described. */
export async function rebuildOwnerAddresses(client: PoolClient, product: ImportedProduct): Promise<void> {
  await client.query(sql.wantOwnerAddresses(product));
  const { rows } = await client.query<Filed>(sql.findChangedOwners(product));
  if (rows.length === 0) return;
  await client.query(sql.replaceOwnerAddresses(product), [
    rows.map(({ number }) => number),
    rows.map(({ name }) => name),
    rows.map(mailingAddress),
    rows.map(({ zip }) => zip),
    rows.map(({ filed }) => filed),
    rows.map(({ city }) => city),
  ]);
}

/** The address in one spelling; null if unknown, so that it matches no other owner's. */
function mailingAddress({ name, filed, zip }: Filed): string | null {
  if (!name || !filed || !zip || !/[1-9]/.test(zip)) return null;
  const address = spelledAddress(filed);
  // Not 'NA' or 'GENERAL DELIVERY'.
  return /\d/.test(address) || /^PO BOX ./.test(address) ? address : null;
}
