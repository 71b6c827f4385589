import { anyDiffers } from '../../../../server/platform/lib/columns.sql.ts';
import type { ImportedProduct } from '../../../../server/market/productName.rules.ts';

const facts = ['name', 'filed_address', 'filed_city', 'zip'];

/** Taxpayers of the changed properties with what their latest filing says, null if none is left. */
export function wantOwnerAddresses(product: ImportedProduct): string {
  return `/* ownerAddresses.want ${product} */
  create temporary table wanted_owner on commit drop as
  select touched.taxpayer_number, latest.*
  from (
    select distinct p.taxpayer_number
    from ${product}_change c join ${product}_property p on p.id = c.property_id
  ) touched
  left join lateral (
    select p.taxpayer_name as name, p.taxpayer_address as filed_address, p.taxpayer_city as filed_city,
      p.taxpayer_zip as zip
    from ${product}_property p
    where p.taxpayer_number = touched.taxpayer_number and p.last_month is not null
    order by p.last_month desc, p.location_number
    limit 1
  ) latest on true`;
}

/** Those whose row says something else or is missing; most filings repeat what is known. */
export function findChangedOwners(product: ImportedProduct): string {
  return `/* ownerAddresses.findChanged ${product} */
  select w.taxpayer_number as number, w.name, w.filed_address as filed, w.filed_city as city, w.zip
  from wanted_owner w
  left join owner_address known on (known.product, known.taxpayer_number) = ('${product}', w.taxpayer_number)
  where ${anyDiffers(facts, 'known', 'w')}`;
}

/** Replaces the rows of taxpayers ($1): names ($2), addresses ($3; null for no row), ZIP codes, filed addresses, cities. */
export function replaceOwnerAddresses(product: ImportedProduct): string {
  return `/* ownerAddresses.replace ${product} */
  with given as (
    select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
      as given(taxpayer_number, name, address, zip, filed_address, filed_city)
  ), removed as (
    delete from owner_address known using given
    where (known.product, known.taxpayer_number) = ('${product}', given.taxpayer_number) and given.address is null
  )
  insert into owner_address as known
    (product, taxpayer_number, name, address, zip, filed_address, filed_city)
  select '${product}', taxpayer_number, name, address, zip, filed_address, filed_city
  from given where address is not null
  on conflict (product, taxpayer_number) do update
    set (name, address, zip, filed_address, filed_city) =
      (excluded.name, excluded.address, excluded.zip, excluded.filed_address, excluded.filed_city)`;
}
