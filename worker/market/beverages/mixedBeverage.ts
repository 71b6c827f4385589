import type { PoolClient } from 'pg';
import { rebuildMovedEstablishments } from '../premises/establishments.ts';
import { placeFilings } from '../places/placeFilings.sql.ts';
import { analyzeGrown } from '../../import/analyzeGrown.ts';
import { quietly, runAll, type ReleaseProduct } from '../../import/product.ts';
import {
  findTouched,
  rebuildOwnership,
  rebuildPlaces,
  rebuildProperties,
  rebuildSearch,
} from '../../import/rebuild.ts';
import { refuseConflicts } from '../../import/repeats.ts';
import { writeYears } from '../figures/rankings/yearRows.sql.ts';
import { beverageDescription } from './beverageDescription.ts';
import { addLegacyMonths, addPortalMonths, removeMonths, touchMonths } from './beverageMonths.sql.ts';
import { beveragePlaces } from './beveragePlaces.ts';
import { placing, placingJoins } from './beveragePlacing.sql.ts';
import {
  findLegacy,
  findMovedLinks,
  findMovedPermits,
  findOwners,
  linkLegacy,
  moveLinks,
  movePermits,
  touchMovedPermits,
} from './legacyLinks.sql.ts';
import {
  countRepeatedKeys,
  dropExactRepeats,
  dropLegacyRepeats,
  dropTestRows,
  rowChecks,
} from './mixedBeverage.checks.ts';
import {
  addFilings,
  addPermits,
  createNewPermits,
  addProperties,
  dropOutdatedLegacy,
  findChanges,
  findNewPermits,
  retireReplaced,
  sumLegacyRows,
} from './mixedBeverage.merge.sql.ts';

/** A portal release states each of its months whole; a legacy one mainly the month that most of its rows name. */
const countPeriods = `/* mixedBeverage.countPeriods */
  create temporary table staged_period on commit drop as
  select period_end, 'portal' as series, count(*) as rows
  from staged_beverage where source = 'portal' group by period_end
  union all
  (select mode() within group (order by period_end), 'legacy', count(*)
  from staged_beverage where source = 'legacy' having count(*) > 0)`;

const sumTotals = `/* mixedBeverage.sumTotals */
  select coalesce(sum(coalesce(total_receipts_cents, tax_cents)), 0)::bigint as total, null::bigint as taxable
  from staged_beverage`;

const filingKeys = [
  'property_id',
  'period_end',
  'source',
  'replaced_by_release_id',
  'permit',
  'location_zip',
];

async function leaveOut(client: PoolClient): Promise<Record<string, number>> {
  const tests = (await client.query(dropTestRows)).rowCount ?? 0;
  const legacy = (await client.query(dropLegacyRepeats)).rowCount ?? 0;
  const portal = await refuseConflicts(client, { countRepeatedKeys, dropExactRepeats });
  return {
    ...portal,
    ...(legacy > 0 && { 'exact repeat': legacy }),
    ...(tests > 0 && { 'test row': tests }),
  };
}

async function compare(client: PoolClient): Promise<Record<string, number>> {
  await runAll(client, [sumLegacyRows, 'analyze staged_beverage', addProperties]);
  await analyzeGrown(client, 'beverage_property', ['id', 'taxpayer_number', 'location_number']);
  const outdated = (await client.query(dropOutdatedLegacy)).rowCount ?? 0;
  await runAll(client, [findChanges, 'analyze beverage_change']);
  return outdated > 0 ? { 'stated anew by a later release': outdated } : {};
}

async function publish(client: PoolClient, releaseId: number): Promise<void> {
  await runAll(client, [retireReplaced, addFilings], releaseId);
  await runAll(client, [findNewPermits, addPermits]);
  await analyzeGrown(client, 'beverage_permit', ['permit', 'location_zip', 'property_id']);
}

async function applyReference(client: PoolClient): Promise<void> {
  await client.query(placeFilings('beverage', placing, placingJoins));
  await client.query(placeFilings('beverage', placing, placingJoins, 'beverage_filing_undone'));
}

/** Finds the legacy filings that now count toward another property or place than before: `moved_link`. */
async function relinkLegacy(client: PoolClient): Promise<void> {
  await runAll(client, [findMovedPermits, movePermits, findLegacy, 'analyze legacy_in_reach']);
  await runAll(client, [findOwners, 'analyze legacy_owner', linkLegacy, 'analyze linked_legacy']);
  await runAll(client, [findMovedLinks, 'analyze moved_link']);
}

async function rebuild(client: PoolClient, releaseId: number, onStage = quietly): Promise<void> {
  await onStage('properties');
  await analyzeGrown(client, 'beverage_filing', filingKeys);
  await runAll(client, [createNewPermits, touchMovedPermits]);
  await rebuildProperties(client, beverageDescription);
  await onStage('links of legacy filings');
  await relinkLegacy(client);
  await onStage('months');
  await runAll(client, [touchMonths, 'analyze touched_beverage_month']);
  const touched = await findTouched(client, beveragePlaces);
  await client.query(moveLinks);
  await analyzeGrown(client, 'beverage_legacy_link', ['filing_id', 'property_id', 'month']);
  await rebuildOwnership(client, 'beverage', releaseId);
  await runAll(client, [removeMonths, addPortalMonths, addLegacyMonths, ...writeYears('beverage')]);
  await rebuildMovedEstablishments(client, 'beverage');
  await onStage('places');
  await rebuildPlaces(client, beveragePlaces, touched);
  await onStage('search');
  await rebuildSearch(client, 'beverage');
}

/** The mixed beverage gross receipts tax: legacy releases state the tax, the portal the receipts by kind. */
export const mixedBeverage: ReleaseProduct = {
  product: 'beverage',
  stagedTable: 'staged_beverage',
  checks: rowChecks,
  leaveOut,
  countPeriods,
  sumTotals,
  isRestated: "f.source = 'portal'",
  compare,
  publish,
  rebuild,
  applyReference,
};
