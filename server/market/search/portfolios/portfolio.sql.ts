import type { ListSql } from '../../../platform/lib/list.sql.ts';
import { allPropertiesWith, propertiesWith, standingFor } from '../../premises/establishment.sql.ts';
import type { ProductName } from '../../productName.rules.ts';

const columns = `
  'portfolio:' || o.id as id, o.id as "portfolioId", upper(o.product) as product, o.name,
  o.created_at as "createdAt"`;

/** A member's portfolios; `where` narrows them. */
export function portfolioList(where: string): ListSql {
  return { name: 'portfolioList', columns, from: 'portfolio o', where };
}

/** Condition on the property `p` of a list: it is in the portfolio that owns the list. */
export const keptInOwner =
  'p.id in (select property_id from portfolio_property where portfolio_id = owner.id)';

/**
 * SQL of a portfolio's (SQL) hotels or bars, each once as its latest owner's property: `property_id`, `note`, and
 * `earlierId`, the property of an earlier owner by which alone it is listed. For a lateral join.
 */
export function keptOnce(product: ProductName, portfolio: string): string {
  return `(
      select standing.id as property_id, coalesce(string_agg(distinct nullif(listed.note, ''), E'\\n'), '') as note,
        case when not bool_or(listed.property_id = standing.id) then max(listed.property_id) end as "earlierId"
      from portfolio_property listed
      cross join lateral (select ${standingFor(product, 'listed.property_id')} as id) standing
      where listed.portfolio_id = ${portfolio}
      group by standing.id
    )`;
}

/** SQL of an array of the ids of the properties, of all owners, of the hotels or bars in portfolios (SQL of their ids). */
export function allPropertiesIn(product: ProductName, portfolios: string): string {
  return allPropertiesWith(
    product,
    `(select property_id as id from portfolio_property where portfolio_id = any(${portfolios})) listed`,
  );
}

/** $1: portfolio ids. */
export const countProperties = `/* portfolio.countProperties */
  select k.position, (
      case o.product
        when 'hotel' then (select count(*) from ${keptOnce('hotel', 'o.id')} kept)
        else (select count(*) from ${keptOnce('beverage', 'o.id')} kept)
      end
    )::integer as count
  from unnest($1::int[]) with ordinality as k(id, position)
  join portfolio o using (id)`;

export const countPortfolios = `/* portfolio.count */ select count(*) as count from portfolio where member_id = $1`;

/** $1: portfolio, $2: property, $3: maximum size of a portfolio. Adds nothing if it is full. */
export const addProperty = `/* portfolio.addProperty */
  insert into portfolio_property (portfolio_id, property_id)
  select $1, $2 where (select count(*) from portfolio_property where portfolio_id = $1) < $3
  on conflict do nothing`;

/** SQL of the condition on a row `kept` of a portfolio ($1): it has the hotel or bar of a property ($2). */
const isOfSame = (product: ProductName): string =>
  `kept.portfolio_id = $1
    and kept.property_id in (select property_id from ${propertiesWith(product, '$2::integer')} part)`;

/** $1: portfolio, $2: property. By which property the portfolio has its hotel or bar; no row if it does not. */
export const findKept = (product: ProductName): string => `/* portfolio.findKept ${product} */
  select p.location_name as name, nullif(p.taxpayer_name, '') as owner, p.id = $2 as "isSame"
  from portfolio_property kept join ${product}_property p on p.id = kept.property_id
  where ${isOfSame(product)}
  order by "isSame" desc, p.id desc limit 1`;

export const hasProperty = `/* portfolio.hasProperty */
  select 1 from portfolio_property where portfolio_id = $1 and property_id = $2`;

export const removeProperty = (product: ProductName): string => `/* portfolio.removeProperty ${product} */
  delete from portfolio_property kept where ${isOfSame(product)}`;

/** $1: portfolio, $2: property, $3: note. No row if the property is not in the portfolio. */
export const noteProperty = (product: ProductName): string => `/* portfolio.noteProperty ${product} */
  update portfolio_property kept set note = $3 where ${isOfSame(product)} returning kept.property_id`;

/** $1: taxpayer number, $2: location number. */
export const findProperty = (product: ProductName): string => `/* portfolio.findProperty ${product} */
  select id from ${product}_property where taxpayer_number = $1 and location_number = $2`;
