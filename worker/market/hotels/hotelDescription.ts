import { joinCorrection, leastRooms } from '../../../server/market/brands/brandOfFiling.rules.ts';
import type { Description } from '../premises/describe.sql.ts';
import { descriptionColumns } from './hotelTax.columns.ts';

/** A hotel is described by its latest filing. A marketplace's address is the company's office, not premises. */
export const hotelDescription: Description = {
  product: 'hotel',
  columns: [...descriptionColumns, 'filer_type', 'is_marketplace', 'city', 'county_code', 'zip'],
  hasAddress: "(p.location_address <> '' and p.location_zip <> '' and not p.is_marketplace)",
  placedBy: ['location_name', 'location_phone', 'room_capacity', 'taxpayer_name', 'is_marketplace'],
  derived: {
    brand_id: 'case when correction.id is not null then correction.brand_id else b.brand_id end',
    brand_rule_id: 'case when correction.id is null then b.rule_id end',
    brand_correction_id: 'correction.id',
  },
  joins: `left join brand_name_match b
    on b.location_name = latest.location_name and latest.room_capacity >= ${leastRooms} and not latest.is_marketplace
  ${joinCorrection('latest')}`,
};
