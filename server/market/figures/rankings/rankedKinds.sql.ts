import { NO_CITY } from '../../places/place.rules.ts';
import type { ProductName } from '../../productName.rules.ts';

export type RankedKind = 'CITY' | 'COUNTY' | 'ZIP' | 'PROPERTY' | 'BRAND' | 'PARENT_COMPANY' | 'OWNER';

/** SQL of what a kind is grouped by, over year rows `y`. */
export interface Grouping {
  key: string;
  /** Type of the key, for cursors. */
  type: 'text' | 'integer';
  joins?: string;
  /** Rows that count toward it; marketplaces file for places only. */
  where: string;
  /** Name of a ranked row `r`. */
  name: string;
  /** All keys and names: joined to many rows, or as of a release, whose tables have no index to look each up by. */
  names?: string;
}

const noMarketplaces: Record<ProductName, string> = { hotel: 'not y.is_marketplace', beverage: 'true' };

export function groupingOf(kind: RankedKind, product: ProductName): Grouping {
  switch (kind) {
    case 'CITY':
      return { key: 'y.city', type: 'text', where: `y.city <> '${NO_CITY}'`, name: 'r.key' };
    case 'ZIP':
      return { key: 'y.zip', type: 'text', where: 'true', name: 'r.key' };
    case 'COUNTY':
      return {
        key: 'y.county_code::integer',
        type: 'integer',
        where: 'true',
        name: '(select c.name from county c where c.code = r.key)',
      };
    case 'BRAND':
      return {
        key: 'y.brand_id',
        type: 'integer',
        where: noMarketplaces[product],
        name: '(select b.name from brand b where b.id = r.key)',
      };
    case 'PARENT_COMPANY':
      return {
        key: 'brand.parent_company_id',
        type: 'integer',
        where: noMarketplaces[product],
        joins: 'join brand on brand.id = y.brand_id',
        name: '(select c.name from parent_company c where c.id = r.key)',
      };
    case 'PROPERTY':
      return ofProperties(product);
    case 'OWNER':
      return ofOwners(product);
  }
}

function ofProperties(product: ProductName): Grouping {
  return {
    key: 'y.property_id',
    type: 'integer',
    where: noMarketplaces[product],
    name: `(select p.location_name from ${product}_property p where p.id = r.key)`,
    names: `select id, location_name from ${product}_property`,
  };
}

/** Orders properties `q` of an owner: the first one's filings name the owner. */
const latestFirst = 'q.last_month desc nulls last, q.location_number';

function ofOwners(product: ProductName): Grouping {
  return {
    key: 'p.taxpayer_number',
    type: 'text',
    where: noMarketplaces[product],
    joins: `join ${product}_property p on p.id = y.property_id`,
    name: `(
      select q.taxpayer_name from ${product}_property q where q.taxpayer_number = r.key
      order by ${latestFirst} limit 1
    )`,
    names: `select distinct on (q.taxpayer_number) q.taxpayer_number, q.taxpayer_name
      from ${product}_property q order by q.taxpayer_number, ${latestFirst}`,
  };
}

/** SQL of the key of all rows together; those that belong to no group stay out. */
export function groupingOfAll(kind: RankedKind, product: ProductName): Grouping {
  const { key, where, joins } = groupingOf(kind, product);
  return {
    key: '0',
    type: 'integer',
    where: `${key} is not null and ${where}`,
    name: `''`,
    ...(joins !== undefined && { joins }),
  };
}

/** SQL of the names of many ranked rows `r`, and of the join that it needs. */
export function namesOfAll({ name, names }: Grouping): { name: string; join: string } {
  if (names === undefined) return { name, join: '' };
  return { name: 'named.name', join: `join (${names}) named (named_key, name) on named.named_key = r.key` };
}

export function keyTypeOf(kind: RankedKind): 'text' | 'integer' {
  return groupingOf(kind, 'hotel').type;
}
