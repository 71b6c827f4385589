import type { List } from '../../../platform/lib/list.ts';
import { handoversOfOwner, propertiesOfOwner } from './owner.sql.ts';
import type { OwnerHandover, OwnerProperty } from './ownerProperty.type.ts';

type RawProperty = Omit<OwnerProperty, 'status'> & { isCurrent: boolean };

/** An owner's properties of both taxes: current ones first, then by name. */
export function ownedBy(number: string): List<RawProperty, OwnerProperty> {
  return {
    sql: (params) => propertiesOfOwner(params.add(number, 'text')),
    order: [
      { sql: 'p.is_current::integer', type: 'integer', direction: 'desc' },
      { sql: 'p.location_name', type: 'text', direction: 'asc' },
      { sql: 'p.product', type: 'text', direction: 'asc' },
      { sql: 'p.id', type: 'integer', direction: 'asc' },
    ],
    finish: ({ isCurrent, ...property }) => ({ ...property, status: isCurrent ? 'CURRENT' : 'ENDED' }),
  };
}

/** Changes of owner to and from an owner, the latest first. */
export function handoversOf(number: string): List<OwnerHandover, OwnerHandover> {
  return {
    sql: (params) => handoversOfOwner(params.add(number, 'text')),
    order: [
      { sql: 'coalesce(h.began_on, h.month)', type: 'date', direction: 'desc' },
      { sql: 'h.product', type: 'text', direction: 'asc' },
      { sql: 'h.id', type: 'integer', direction: 'asc' },
      { sql: 'h.kind', type: 'text', direction: 'asc' },
    ],
    finish: (handover) => handover,
  };
}
