import type { ListSql } from '../../platform/lib/list.sql.ts';

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

/** $1: portfolio ids. */
export const countProperties = `/* portfolio.countProperties */
  select k.position, count(kept.property_id)::integer as count
  from unnest($1::int[]) with ordinality as k(id, position)
  left join portfolio_property kept on kept.portfolio_id = k.id
  group by k.position`;

export const countPortfolios = `/* portfolio.count */ select count(*) as count from portfolio where member_id = $1`;

/** $1: portfolio, $2: property, $3: maximum size of a portfolio. Adds nothing if it is full. */
export const addProperty = `/* portfolio.addProperty */
  insert into portfolio_property (portfolio_id, property_id)
  select $1, $2 where (select count(*) from portfolio_property where portfolio_id = $1) < $3
  on conflict do nothing`;

export const hasProperty = `/* portfolio.hasProperty */
  select 1 from portfolio_property where portfolio_id = $1 and property_id = $2`;

export const removeProperty = `/* portfolio.removeProperty */
  delete from portfolio_property where portfolio_id = $1 and property_id = $2`;

/** $1: taxpayer number, $2: location number. */
export const findProperty = (
  product: 'hotel' | 'beverage',
): string => `/* portfolio.findProperty ${product} */
  select id from ${product}_property where taxpayer_number = $1 and location_number = $2`;
