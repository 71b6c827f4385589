import type { PoolClient } from 'pg';
import { sumBrands } from '../brands/sumBrands.ts';
import { matchAnew, matchNewNames } from '../brands/matchBrands.ts';
import { finishChanges } from '../brands/rebuildBrands.sql.ts';
import { rebuildMovedEstablishments } from '../premises/establishments.ts';
import { countNewHotels, dateFirstHotels } from '../premises/premises.sql.ts';
import { placeFilings } from '../places/placeFilings.sql.ts';
import { analyzeGrown } from '../../import/analyzeGrown.ts';
import { quietly, runAll, type OnStage, type ReleaseProduct } from '../../import/product.ts';
import {
  findTouched,
  rebuildPlaces,
  rebuildOwnership,
  rebuildProperties,
  rebuildSearch,
  type TouchedMonths,
} from '../../import/rebuild.ts';
import { refuseConflicts } from '../../import/repeats.ts';
import {
  addDoubtful,
  addDoubtfulSparse,
  findBeside,
  findSparseEnds,
  removeDoubtful,
  removeDoubtfulSparse,
} from './doubtfulFilings.sql.ts';
import { flagFilings, reachFilings } from './flagFilings.sql.ts';
import { hotelDescription } from './hotelDescription.ts';
import { writeYears } from '../figures/rankings/yearRows.sql.ts';
import { coverMonths, touchMonths, writeMonths } from './hotelMonths.sql.ts';
import { hotelPlaces } from './hotelPlaces.ts';
import { placing, placingJoins } from './hotelPlacing.sql.ts';
import { countRepeatedKeys, dropExactRepeats, dropTestRows, rowChecks } from './hotelTax.checks.ts';
import { seriesOf } from './hotelTax.columns.ts';
import { addFilings, addProperties, findChanges, retireReplaced } from './hotelTax.merge.sql.ts';

const countPeriods = `/* hotelTax.countPeriods */
  create temporary table staged_period on commit drop as
  select period_end, period_months, filer_type, count(*) as rows,
    ${seriesOf('s')} as series
  from staged_hotel s group by period_end, period_months, filer_type`;

const sumTotals = `/* hotelTax.sumTotals */
  select coalesce(sum(room_receipts_cents), 0)::bigint as total,
    coalesce(sum(taxable_receipts_cents), 0)::bigint as taxable
  from staged_hotel`;

/** Without those of replaced_by_release_id every filing would seem replaced, and all of them be read for a few. */
const filingKeys = ['property_id', 'period_end', 'replaced_by_release_id'];

async function leaveOut(client: PoolClient): Promise<Record<string, number>> {
  const tests = (await client.query(dropTestRows)).rowCount ?? 0;
  const repeats = await refuseConflicts(client, { countRepeatedKeys, dropExactRepeats });
  return { ...repeats, ...(tests > 0 && { 'test row': tests }) };
}

async function compare(client: PoolClient): Promise<Record<string, number>> {
  await client.query(addProperties);
  await analyzeGrown(client, 'hotel_property', ['id', 'taxpayer_number', 'location_number']);
  await runAll(client, [findChanges, 'analyze hotel_change']);
  await matchNewNames(client, 'staged_hotel');
  await analyzeGrown(client, 'brand_name_match', ['location_name', 'brand_id']);
  return {};
}

async function publish(client: PoolClient, releaseId: number): Promise<void> {
  await runAll(client, [retireReplaced, addFilings], releaseId);
}

async function applyReference(client: PoolClient): Promise<void> {
  await client.query(placeFilings('hotel', placing, placingJoins));
  await client.query(placeFilings('hotel', placing, placingJoins, 'hotel_filing_undone'));
  // Before the rules are read: a change that comes later waits for the next time.
  await client.query(finishChanges, [null, null]);
  await matchAnew(client);
  await matchNewNames(client, 'hotel_filing');
  await client.query('analyze brand_name_match');
}

/** Sparse months first: a period that is summed again is listed completely afterwards. */
async function listDoubtful(client: PoolClient, { summed, sparse }: TouchedMonths): Promise<void> {
  if (sparse.length > 0) {
    await runAll(client, [findSparseEnds, 'analyze sparse_end']);
    await runAll(client, [findBeside, removeDoubtfulSparse, addDoubtfulSparse]);
  }
  await runAll(client, [removeDoubtful, addDoubtful], summed);
}

/** Rebuilds derived data for the rows of `hotel_change`, which the release caused. */
export async function rebuildHotels(
  client: PoolClient,
  releaseId: number,
  onStage: OnStage = quietly,
): Promise<void> {
  await onStage('properties');
  await analyzeGrown(client, 'hotel_filing', filingKeys);
  await rebuildProperties(client, hotelDescription);
  await rebuildOwnership(client, 'hotel', releaseId);
  await onStage('flags of doubtful filings');
  await analyzeGrown(client, 'hotel_property', ['id', 'premises_id']);
  await runAll(client, [reachFilings, 'analyze reached_filing']);
  await runAll(client, [flagFilings, 'analyze hotel_change', dateFirstHotels, countNewHotels]);
  await onStage('months');
  await runAll(client, [touchMonths, 'analyze touched_hotel_month', coverMonths]);
  const touched = await findTouched(client, hotelPlaces);
  await runAll(client, [...writeMonths('sparse'), ...writeMonths('summed'), ...writeYears('hotel')]);
  await rebuildMovedEstablishments(client, 'hotel');
  await onStage('places and brands');
  await rebuildPlaces(client, hotelPlaces, touched);
  await sumBrands(client, touched);
  await listDoubtful(client, touched);
  await onStage('search');
  await rebuildSearch(client, 'hotel');
}

/** The hotel occupancy tax: state receipts of every hotel, monthly and quarterly filers. */
export const hotelTax: ReleaseProduct = {
  product: 'hotel',
  stagedTable: 'staged_hotel',
  checks: rowChecks,
  leaveOut,
  countPeriods,
  sumTotals,
  isRestated:
    '(f.period_end, f.filer_type, f.period_months) in (select period_end, filer_type, period_months from staged_period)',
  compare,
  publish,
  rebuild: rebuildHotels,
  applyReference,
};
