import { Ctx, Query, Resolver } from 'type-graphql';
import type { MemberContext } from '../members/context.ts';
import { latestCheck, recentAlerts } from './reconcile/check.sql.ts';
import { mailPreviews } from './mails/mailPreviews.ts';
import {
  MailPreview,
  SubscriptionCheck,
  type DailyCheck,
  type SubscriptionAlert,
} from './operations.type.ts';
import { valuesOf } from '../platform/lib/cost.ts';

@Resolver()
export class BillingOperationsResolver {
  @Query(() => SubscriptionCheck, {
    description: 'Findings of the daily check of subscriptions against Stripe. For administrators.',
  })
  async subscriptionCheck(@Ctx() { db }: MemberContext): Promise<SubscriptionCheck> {
    const [check = null] = await db.query<DailyCheck[]>(latestCheck);
    return { check, alerts: await db.query<SubscriptionAlert[]>(recentAlerts) };
  }

  @Query(() => [MailPreview], {
    complexity: valuesOf(30),
    description: 'Previews of the emails about accounts, payment and releases. For administrators.',
  })
  mailPreviews(@Ctx() context: MemberContext): MailPreview[] {
    return mailPreviews(context);
  }
}
