import type { PoolClient } from 'pg';
import { addBrandMonths, brandGrains, removeBrandMonths } from '../brands/brandMonths.sql.ts';
import { matchNewNames } from '../brands/matchBrands.ts';
import {
  addPlaceMonths,
  addPlaceYears,
  removePlaceMonths,
  removePlaceYears,
} from '../places/placeMonths.sql.ts';
import { addOwnership, removeOwnership, touchOwnership } from '../premises/ownership.sql.ts';
import {
  addPremises,
  countNewHotels,
  dateFirstHotels,
  linkPremises,
  touchPremises,
} from '../premises/premises.sql.ts';
import { refuseConflicts } from '../releases/repeats.ts';
import { runAll, type ReleaseProduct } from '../releases/product.ts';
import {
  removePlaceEntries,
  removePropertyEntries,
  updatePlaceEntries,
  updatePropertyEntries,
} from '../search/searchEntries.sql.ts';
import { addMonths, coverMonths, removeMonths, touchMonths } from './hotelMonths.sql.ts';
import { hotelPlaces } from './hotelPlaces.ts';
import { countRepeatedKeys, dropExactRepeats, rowChecks } from './hotelTax.checks.ts';
import {
  addFilings,
  addProperties,
  describeProperties,
  findChanges,
  retireReplaced,
  withdrawProperties,
} from './hotelTax.merge.sql.ts';

const countPeriods = `/* hotelTax.countPeriods */
  create temporary table staged_period on commit drop as
  select period_end, period_months, filer_type, count(*) as rows,
    case when filer_type = 60 then 'quarterly' when period_months = 3 then 'quarter_sum' else 'monthly' end as series
  from staged_hotel group by period_end, period_months, filer_type`;

const sumTotals = `/* hotelTax.sumTotals */
  select coalesce(sum(room_receipts_cents), 0)::bigint as total,
    coalesce(sum(taxable_receipts_cents), 0)::bigint as taxable
  from staged_hotel`;

const touchedMonths = `/* hotelTax.touchedMonths */
  select coalesce(array_agg(distinct month), '{}') as months from touched_hotel_month`;

async function compare(client: PoolClient): Promise<void> {
  await runAll(client, [addProperties, 'analyze hotel_property', findChanges, 'analyze hotel_change']);
  await matchNewNames(client);
  await client.query('analyze brand_name_match');
}

async function publish(client: PoolClient, releaseId: number): Promise<void> {
  await runAll(
    client,
    [retireReplaced, addFilings, 'analyze hotel_filing (property_id, period_end)'],
    releaseId,
  );
}

async function rebuild(client: PoolClient, releaseId: number): Promise<void> {
  await runAll(
    client,
    [
      touchPremises('hotel'),
      withdrawProperties,
      describeProperties,
      addPremises('hotel'),
      linkPremises('hotel'),
    ],
    releaseId,
  );
  await runAll(client, [dateFirstHotels, countNewHotels]);
  await runAll(
    client,
    [touchOwnership('hotel'), 'analyze touched_ownership', removeOwnership('hotel'), addOwnership('hotel')],
    releaseId,
  );
  await runAll(client, [touchMonths, 'analyze touched_hotel_month', coverMonths, removeMonths, addMonths]);
  const { rows } = await client.query<{ months: string[] }>(touchedMonths);
  const months = rows[0]?.months ?? [];
  await runAll(
    client,
    [
      ...[removePlaceMonths, addPlaceMonths, removePlaceYears, addPlaceYears].map((sql) => sql(hotelPlaces)),
      ...brandGrains.flatMap((grain) => [removeBrandMonths(grain), addBrandMonths(grain)]),
    ],
    months,
  );
  await runAll(client, [
    removePropertyEntries('hotel'),
    updatePropertyEntries('hotel'),
    removePlaceEntries('hotel'),
    updatePlaceEntries('hotel'),
  ]);
}

/** The hotel occupancy tax: state receipts of every hotel, monthly and quarterly filers. */
export const hotelTax: ReleaseProduct = {
  product: 'hotel',
  stagedTable: 'staged_hotel',
  checks: rowChecks,
  leaveOut: (client) => refuseConflicts(client, { countRepeatedKeys, dropExactRepeats }),
  countPeriods,
  sumTotals,
  compare,
  publish,
  rebuild,
};
