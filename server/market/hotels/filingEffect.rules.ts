import { isUnusual } from './filingFlags.rules.ts';
import { NO_CITY } from '../places/place.rules.ts';
import { hasMonthlyFilers } from '../releases/publishedMonths.rules.ts';
import { countedReceipts, countedRooms, isBesideMonthly } from './countedFigures.rules.ts';
import { daysOf, firstDay } from './flagFacts.rules.ts';
import { columnList } from '../../platform/lib/columns.sql.ts';

/**
 * SQL of the effect of a filing `f` on the months of its place and brand, depending on the decision. A decision is
 * SQL too; null means that the flags apply.
 */
export const decisions = { asFiled: "'ACCEPTED'", asFlagged: 'null::text', leftOut: "'LEFT_OUT'" } as const;
export type Treatment = keyof typeof decisions;

/** The decision to compare with `asFiled`. For accepted filings, that is the effect of their flags. */
function treatment(decision: string): string {
  return `nullif(${decision}, 'ACCEPTED')`;
}

/** The part of sums that the filing adds. */
const receipts = (decision: string): string =>
  `case when filing.counts then coalesce(${countedReceipts('f', decision)}, 0) else 0 end`;
const nights = (decision: string): string =>
  `case when filing.counts then ${countedRooms('f', decision)}::bigint * filing.days end`;

/** The part of the numbers of properties of its months that the filing adds. */
const properties = `case when filing.counts and f.decision is distinct from 'LEFT_OUT' and not f.is_marketplace
    then f.period_months else 0 end`;

/** Receipts and room-nights that the decision removes from those as filed; of unusual receipts, what is above the usual; of repeated ones, all. */
export const atStake = {
  receipts: `case when ${isUnusual('f.receipts_flag')} and f.decision is null
    then f.room_receipts_cents - coalesce(f.usual_month_cents, 0) * f.period_months
    else abs(${receipts(decisions.asFiled)} - ${receipts(treatment('f.decision'))}) end`,
  nights: `abs(coalesce(${nights(decisions.asFiled)}, 0) - coalesce(${nights(treatment('f.decision'))}, 0))`,
};

/**
 * Months of one place or brand (key columns with their values) without the filing; none unless all months of its
 * period exist, or only the filing could make them and is left out. Each month is looked up by its whole key: by a
 * range of months, the planner reads all places of a month for each filing while its statistics know one month only.
 */
function rest(table: string, key: Record<string, string>): string {
  return `select coalesce(sum(m.room_receipts_cents), 0)::bigint - own.receipts as receipts,
      coalesce(sum(m.revpar_receipts_cents), 0)::bigint - case when own.nights is null then 0 else own.receipts end
        as revpar_receipts,
      coalesce(sum(m.rooms * ((m.month + interval '1 month')::date - m.month)), 0)::bigint - coalesce(own.nights, 0) as nights,
      coalesce(sum(m.properties), 0)::bigint - own.properties as properties
    from generate_series(0, f.period_months - 1) later(months)
    join ${table} m on (${columnList(Object.keys(key), 'm')}, m.month)
      = (${Object.values(key).join(', ')}, (filing.first_month + later.months * interval '1 month')::date)
    having count(*) = f.period_months or (f.decision = 'LEFT_OUT' and filing.is_whole)`;
}

/** Joins `filing`, and `in_place` and `in_brand`: its city (else its county) and its brand (SQL) without it. */
export function joinEffects(brandId: string): string {
  return `cross join lateral (
    select ${firstDay('f')} as first_month, ${daysOf('f')} as days, not ${isBesideMonthly('f')} as counts,
      case when f.decision = 'LEFT_OUT' then (
        select bool_and(${hasMonthlyFilers('each.month::date')})
        from generate_series(${firstDay('f')}::timestamp, f.period_end::timestamp, interval '1 month') each(month)
      ) end as is_whole,
      case when nullif(f.city, '${NO_CITY}') is not null then 'CITY' else 'COUNTY' end as place_kind,
      coalesce(nullif(f.city, '${NO_CITY}'), f.county_code::text) as place_key
    offset 0
  ) filing
  cross join lateral (
    select ${receipts('f.decision')} as receipts, ${nights('f.decision')} as nights, ${properties} as properties
  ) own
  left join lateral (
    ${rest('hotel_place_month', { kind: 'filing.place_kind', place_key: 'filing.place_key', county_code: '0' })}
  ) in_place on true
  left join lateral (
    ${rest('brand_month', { brand_id: brandId })}
  ) in_brand on true`;
}

type Rest = 'in_place' | 'in_brand';

/** Receipts in cents and RevPAR in dollars of the place or brand, as they would be with this decision. */
function sums(of: Rest, decision: string): { receipts: string; revpar: string } {
  const revparReceipts = `case when ${nights(decision)} is null then 0 else ${receipts(decision)} end`;
  return {
    receipts: `(${of}.receipts + ${receipts(decision)})`,
    revpar: `round((${of}.revpar_receipts + ${revparReceipts})::numeric
      / nullif(${of}.nights + coalesce(${nights(decision)}, 0), 0) / 100, 2)`,
  };
}

/** True if another filing counts toward the months; marketplaces, which are no properties, by their receipts. */
const hasOthers = (of: Rest): string => `(${of}.properties > 0 or ${of}.receipts <> 0)`;

/**
 * The figures with each decision, as JSON; null if there are no months. Receipts are null, not 0, if nothing would count
 * without the filing.
 */
export function effectJson(of: Rest): string {
  const each = Object.entries(decisions).map(([name, decision]) => {
    const { receipts: cents, revpar } = sums(of, decision);
    const known = decision === decisions.leftOut ? `case when ${hasOthers(of)} then ${cents} end` : cents;
    return `'${name}', json_build_object('receipts', ${known}, 'revpar', ${revpar})`;
  });
  return `case when ${of}.receipts is not null then json_build_object(${each.join(', ')}) end`;
}

/** The larger change of receipts and RevPAR, in hundredths of a percent of the filed figure. */
export function effectSize(of: Rest): string {
  const [filed, counted] = [sums(of, decisions.asFiled), sums(of, treatment('f.decision'))];
  const change = (measure: 'receipts' | 'revpar'): string =>
    `abs(${counted[measure]} - ${filed[measure]})::numeric / nullif(abs(${filed[measure]}), 0)`;
  return `coalesce(round(10000 * greatest(${change('receipts')}, ${change('revpar')})), 0)::bigint`;
}
