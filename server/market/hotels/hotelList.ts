import type { List } from '../../platform/lib/list.ts';
import type { Asks } from '../../platform/lib/maySelect.ts';
import type { OrderColumn, Params } from '../../platform/lib/page.ts';
import { placeConditions } from '../places/placeFilter.ts';
import { hotelList, type ListedHotel } from './hotel.sql.ts';
import type { Hotel } from './hotel.type.ts';
import type { HotelFilter, HotelOrder } from './hotelFilters.type.ts';

const orders: Record<HotelOrder, OrderColumn> = {
  NAME_ASC: { sql: 'p.location_name', type: 'text', direction: 'asc' },
  NAME_DESC: { sql: 'p.location_name', type: 'text', direction: 'desc' },
  ROOM_CAPACITY_ASC: { sql: 'coalesce(p.room_capacity, 0)', type: 'integer', direction: 'asc' },
  ROOM_CAPACITY_DESC: { sql: 'coalesce(p.room_capacity, 0)', type: 'integer', direction: 'desc' },
};

/** Hotels by filter. Ties in the order are broken by id. */
export function hotels(filter: HotelFilter, orderBy: readonly HotelOrder[]): List<Hotel, Hotel> {
  return listOf(filter, orderBy);
}

/** The same, with the facts that a query asks for. */
export function listedHotels(
  filter: HotelFilter,
  orderBy: readonly HotelOrder[],
  asks: Asks,
): List<ListedHotel, ListedHotel> {
  return listOf(filter, orderBy, asks);
}

function listOf<Row>(filter: HotelFilter, orderBy: readonly HotelOrder[], asks?: Asks): List<Row, Row> {
  return {
    sql: (params) => hotelList(['true', ...conditions(filter, params)].join(' and '), asks),
    order: orderColumns(orderBy),
    finish: (hotel) => hotel,
  };
}

function orderColumns(orderBy: readonly HotelOrder[]): OrderColumn[] {
  const chosen = (orderBy.length > 0 ? orderBy : (['NAME_ASC'] as const)).map((order) => orders[order]);
  return [...chosen, { sql: 'p.id', type: 'integer', direction: chosen.at(-1)?.direction ?? 'asc' }];
}

function conditions(filter: HotelFilter, params: Params): string[] {
  const { gte = null, lte = null } = filter.roomCapacity ?? {};
  return [
    ...placeConditions('p', filter, params),
    ...(gte === null ? [] : [`p.room_capacity >= ${params.add(gte, 'integer')}`]),
    ...(lte === null ? [] : [`p.room_capacity <= ${params.add(lte, 'integer')}`]),
  ];
}
