import type { List } from '../../platform/lib/list.ts';
import { propertiesOfTaxpayer } from './related.sql.ts';
import type { RelatedProperty } from './related.type.ts';

/** All properties of a taxpayer, of both taxes, by name. */
export function propertiesOf(taxpayerNumber: string): List<RelatedProperty, RelatedProperty> {
  return {
    sql: (params) => propertiesOfTaxpayer(params.add(taxpayerNumber, 'text')),
    order: [
      { sql: 'r.location_name', type: 'text', direction: 'asc' },
      { sql: 'r.product', type: 'text', direction: 'asc' },
      { sql: 'r.id', type: 'integer', direction: 'asc' },
    ],
    finish: (property) => property,
  };
}
