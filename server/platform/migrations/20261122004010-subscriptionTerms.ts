import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every subscription that a member ever had at the payment service; `subscription` has only the latest. */
export class SubscriptionTerms20261122004010 implements MigrationInterface {
  name = 'SubscriptionTerms20261122004010';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createSubscriptionTerms */
      create table subscription_term (
        stripe_subscription_id text primary key,
        -- Null once the member is deleted: the term still counts.
        member_id uuid references member on delete set null,
        source text not null,
        started_at timestamptz not null,
        -- As Stripe has it; null while it goes on.
        ended_at timestamptz
      );
      create index subscription_term_member on subscription_term (member_id);
      create index subscription_term_source on subscription_term (source, started_at);
      -- Earlier ones follow when a member's subscriptions are next read.
      insert into subscription_term (stripe_subscription_id, member_id, source, started_at, ended_at)
      select stripe_subscription_id, member_id, source, started_at,
        case when status not in ('active', 'trialing', 'past_due') then period_end end
      from subscription
      where stripe_subscription_id is not null and started_at is not null
        and status not in ('incomplete', 'incomplete_expired')
      on conflict do nothing`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropSubscriptionTerms */ drop table subscription_term');
  }
}
