import { scaleOfBrand, UNKNOWN_SCALE } from '../../brands/chainScale.rules.ts';
import { revparCentsSql, shareOfSql } from '../../hotels/hotel.rules.ts';
import type { ListSql } from '../../../platform/lib/list.sql.ts';
import { namesOfAll } from './rankedKinds.sql.ts';
import { mayBePartial } from './partialMonths.sql.ts';
import { groupingOfSpec, idleMarkOf, knowsIdle, type RankingSpec } from './rankedPairs.sql.ts';
import { pastRankingTables, type PastRanking } from './rankingAsOf.sql.ts';
import {
  alikeChange,
  changeOfAll,
  changeWithoutIdle,
  hotelsAloneChange,
  enoughIsCompared,
  othersAreLarge,
} from './rankedChanges.sql.ts';
import { averageRooms, everyRankedRow, mayDiffer } from './ranking.sql.ts';
import { IDLE_APART } from '../likeForLike.ts';
import { hasDifferingRooms } from '../../hotels/differingRooms.sql.ts';
import { EMPTY_PERCENT } from '../monthFigures.rules.ts';
import { TWICE_PERCENT } from '../soldHotels/roomsTwice.ts';
import { APPORTIONED_FROM, type RankingMark } from './rankFigure.ts';
import { mayCountTwice } from './soldHotels.sql.ts';
import { bitsOfAll, countBits } from './yearSums.sql.ts';

/** Every row of a ranking, with the figures and marks that its answers have. */
export function rankingList(spec: RankingSpec): ListSql {
  const { kind, product } = spec;
  const { name, join } = namesOfAll(groupingOfSpec(spec));
  return {
    name: `rankingExport ${product} ${kind}`,
    columns: `r.rank, ${name} as name, ${identity(spec)}, ${figures(spec)}`,
    from: `(${everyRankedRow(spec)}) r ${join} ${kind === 'PROPERTY' ? `join ${product}_property p on p.id = r.key` : ''}`,
    where: 'true',
  };
}

/** The same as of a release: the rows in full, because what they are made of is known within its tables alone. */
export function rankingListAsOf(spec: RankingSpec, past: PastRanking): ListSql {
  const { name, columns, from } = rankingList(spec);
  return {
    name: `${name} as of`,
    columns: 'r.*',
    from: `(with ${pastRankingTables(spec, past)} select r.key, ${columns} from ${from}) r`,
    where: 'true',
  };
}

function identity({ kind, product }: RankingSpec): string {
  if (kind !== 'PROPERTY') {
    const taxpayer = kind === 'OWNER' ? 'r.key' : 'null';
    const scale = kind === 'BRAND' ? '(select b.chain_scale from brand b where b.id = r.key)' : 'null';
    return `${taxpayer} as "taxpayerNumber", null as "locationNumber", null as city, null as county, ${scale} as "chainScale"`;
  }
  const scale = product === 'hotel' ? `nullif(${scaleOfBrand('p.brand_id')}, '${UNKNOWN_SCALE}')` : 'null';
  return `p.taxpayer_number as "taxpayerNumber", p.location_number as "locationNumber", p.city,
    (select c.name from county c where c.code = p.county_code) as county, ${scale} as "chainScale"`;
}

function figures(spec: RankingSpec): string {
  const isCompared = spec.later.length > 0;
  const compared = (sql: string): string => (isCompared ? sql : 'null::bigint');
  const ofMarketplaces = (period: string): string =>
    spec.product === 'hotel' ? compared(`r.alike_marketplaces_${period}`) : 'null::bigint';
  const percent = (hundredths: string): string => compared(`round((${hundredths}) * 0.01, 2)`);
  return `r.receipts, r.properties, ${countBits('r.months')} as "monthsWithFigures",
    case when r.whole_receipts > 0 then round(r.receipts * 100 / r.whole_receipts, 2) end as share, ${ofHotels(spec)},
    ${compared('r.later_receipts')} as "laterReceipts", ${compared('r.earlier_receipts')} as "earlierReceipts",
    ${percent(changeOfAll(spec))} as change, ${compared('r.alike_later')} as "alikeLater",
    ${compared('r.alike_earlier')} as "alikeEarlier", ${percent(alikeChange)} as "alikeChange",
    ${compared('case when r.earlier_months is not null then coalesce(r.alike_properties, 0) end')} as "propertiesCompared",
    ${ofMarketplaces('later')} as "marketplacesLater", ${ofMarketplaces('earlier')} as "marketplacesEarlier",
    ${spec.product === 'hotel' ? percent(hotelsAloneChange) : 'null::bigint'} as "hotelsAloneChange",
    ${knowsIdle(spec) ? percent(changeWithoutIdle) : 'null::bigint'} as "changeWithoutIdle", ${marks(spec)} as marks,
    ${textArray(spec.incomplete)} as "incompleteMonths", ${textArray(spec.monthlyOnly)} as "monthsWithoutQuarterlyFilers",
    ${mayBePartial(spec) ? "coalesce(r.partial_months, '{}')" : textArray([])} as "partialMonths"`;
}

/** Months, which the database wrote itself. */
function textArray(months: readonly string[]): string {
  return `array[${months.map((month) => `'${month}'`).join(', ')}]::text[]`;
}

function ofHotels(spec: RankingSpec): string {
  if (spec.product === 'beverage') {
    return `null::bigint as "taxableReceipts", null::bigint as "marketplaceReceipts", null::bigint as revpar, null::integer as "revparMonths",
    null::numeric as "exemptShare", null::bigint as rooms`;
  }
  return `r.taxable as "taxableReceipts", r.marketplace as "marketplaceReceipts",
    ${revparCentsSql('coalesce(r.revpar_receipts, 0)', 'r.nights')} as revpar,
    ${countBits('r.room_months')} as "revparMonths",
    ${shareOfSql('r.exempt', 'r.exemptible')} as "exemptShare",
    case when r.rooms = 0 then round(${averageRooms(spec)}, 2) else r.rooms end as rooms`;
}

function hasAll(prefix: 'later' | 'earlier', { later }: RankingSpec): string {
  return `coalesce(r.${prefix}_months, 0) = ${bitsOfAll(later)}`;
}

function isApportioned(isCompared: boolean): string {
  const isApportionedIn = (prefix: string): string =>
    `coalesce(r.${prefix}apportioned, 0) * ${APPORTIONED_FROM} > coalesce(r.${prefix}receipts, 0)`;
  return periodsOf(isCompared).map(isApportionedIn).join(' or ');
}

function lacksRooms(isCompared: boolean): string {
  const lacksRoomsIn = (prefix: string): string =>
    `coalesce(r.${prefix}room_months, 0) <> 0 and r.${prefix}room_months <> r.${prefix}months`;
  return periodsOf(isCompared).map(lacksRoomsIn).join(' or ');
}

function periodsOf(isCompared: boolean): string[] {
  return isCompared ? ['', 'later_', 'earlier_'] : [''];
}

const changesWithoutIdle = `(${alikeChange}) is not null
      and coalesce(abs((${alikeChange}) - (${changeWithoutIdle})) >= ${String(IDLE_APART * 100)}, true)`;

/** The marks of a row, as {@link RankingMark} explains them. */
function marks(spec: RankingSpec): string {
  const isCompared = spec.later.length > 0;
  const [later, earlier] = ['r.later_property_months', 'r.earlier_property_months'];
  const lacks = isCompared
    ? ` or not ${hasAll('later', spec)} or r.earlier_months is not null and not ${hasAll('earlier', spec)}`
    : '';
  const isAbove = (count: string): string =>
    `r.${count} > 0${isCompared ? ` or coalesce(r.earlier_${count}, 0) > 0` : ''}`;
  const holds: Record<RankingMark, string> = {
    MONTHS_MISSING: `r.months <> ${bitsOfAll(spec.months)}${lacks}`,
    ROOMS_MISSING: spec.product === 'hotel' ? lacksRooms(isCompared) : 'false',
    ROOMS_TWICE: mayCountTwice(spec)
      ? `r.nights_twice > 0 and r.nights_twice * 100 >= r.nights * ${String(TWICE_PERCENT)}`
      : 'false',
    ROOMS_WITHOUT_RECEIPTS:
      spec.product === 'hotel'
        ? `r.empty_nights > 0 and r.empty_nights * 100 >= r.nights * ${String(EMPTY_PERCENT)}`
        : 'false',
    ROOMS_DIFFER: mayDiffer(spec) ? hasDifferingRooms('r.key') : 'false',
    DOUBTFUL_FILINGS: isAbove('doubtful'),
    UNUSUAL_RECEIPTS: spec.product === 'hotel' ? isAbove('unusual') : 'false',
    APPORTIONED: spec.product === 'hotel' ? isApportioned(isCompared) : 'false',
    IDLE_MONTHS: spec.product === 'hotel' && spec.kind === 'PROPERTY' ? isAbove('idle') : 'false',
    IDLE_HOTELS: isCompared && idleMarkOf(spec) === 'IDLE_HOTELS' ? changesWithoutIdle : 'false',
    IDLE_BARS: isCompared && idleMarkOf(spec) === 'IDLE_BARS' ? changesWithoutIdle : 'false',
    FILERS_CHANGED:
      isCompared && spec.kind !== 'PROPERTY'
        ? `r.earlier_months is not null
          and (abs(coalesce(${later}, 0) - ${earlier}) * 5 > greatest(${later}, ${earlier}) or ${othersAreLarge})`
        : 'false',
    LITTLE_COMPARED: isCompared
      ? `r.earlier_months is not null and (r.alike_later is null or not ${enoughIsCompared})`
      : 'false',
    ONLY_LATER: isCompared ? 'r.earlier_months is null' : 'false',
  };
  const each = Object.entries(holds).map(([mark, sql]) => `case when ${sql} then '${mark}' end`);
  return `array_remove(array[${each.join(', ')}]::text[], null)`;
}
