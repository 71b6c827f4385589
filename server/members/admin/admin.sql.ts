import { isYearlySql } from '../../billing/rules/plan.rules.ts';
import type { ListSql } from '../../platform/lib/list.sql.ts';

/** Conditions by which members are counted and filtered. */
const group = `case when m.is_free then 'FREE' when p.is_paid then 'ACTIVE' else 'INACTIVE' end`;

export function memberList(where: string): ListSql {
  return {
    name: 'memberList',
    columns: `m.id as "memberId", m.email, m.first_name as "firstName", m.last_name as "lastName",
      m.is_admin as "isAdmin", m.is_free as "isFree", p.is_paid as "isPaid", p.is_subscribed as "isSubscribed"`,
    from: 'member m join membership p on p.member_id = m.id',
    where,
  };
}

/** SQL condition: a member belongs to the group of a placeholder, such as `$1`. */
export function inGroup(placeholder: string): string {
  return `${group} = ${placeholder}`;
}

const isYearlyPlan = isYearlySql('plan');

export const memberStatistics = `/* memberStatistics */
  with grouped as (
    select ${group} as name, p.plan, p.is_subscribed from member m join membership p on p.member_id = m.id
  )
  select count(*) filter (where name = 'FREE') as free,
    count(*) filter (where name = 'ACTIVE') as active,
    count(*) filter (where name = 'INACTIVE') as inactive,
    count(*) filter (where name = 'ACTIVE' and is_subscribed and not ${isYearlyPlan}) as monthly,
    count(*) filter (where name = 'ACTIVE' and is_subscribed and ${isYearlyPlan}) as yearly
  from grouped`;

/** Grants or revokes free access ($2) and administration ($3) for a member ($1); null changes nothing. */
export const setRights = `/* setRights */
  update member set is_free = coalesce($2, is_free), is_admin = coalesce($3, is_admin) where id = $1`;

/** Facts of members ($1) beyond their accounts, for administrators. */
export const memberFacts = `/* memberFacts */
  select m.id as "memberId", m.created_at as "createdAt", m.last_login_at as "lastSignInAt",
    p.stripe_customer_id as "stripeCustomerId", ${group} as "group"
  from member m join membership p on p.member_id = m.id where m.id = any($1::uuid[])`;

/** The latest errors that a member's ($1) browser reported. */
export const clientErrorsOf = `/* clientErrorsOf */
  select created_at as at, error, url, user_agent as "userAgent" from client_error
  where member_id = $1 order by id desc limit 50`;

/** A member's ($1) refunds and disputes. */
export const paymentNotesOf = `/* paymentNotesOf */
  select kind, amount_cents as amount, status, reason, created_at as "createdAt" from payment_note
  where member_id = $1 and source = (select source from billing_source) order by created_at desc, id`;
