import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Member } from '../members/accounts/member.type.ts';
import type { MemberContext } from '../members/context.ts';
import { AppError } from '../platform/errors.ts';
import { PageArgs } from '../platform/lib/connection.ts';
import { fetchPage } from '../platform/lib/list.ts';
import type { Page } from '../platform/lib/page.ts';
import { UsdScalar } from '../platform/lib/scalars.ts';
import { maySeeBilling } from './billing.policy.ts';
import { withFreshLinks } from './invoices/invoiceLinks.ts';
import { InvoiceConnection, type Invoice } from './invoices/invoice.type.ts';
import { invoicesOf } from './invoices/invoices.ts';
import { Subscription } from './subscriptions/subscription.type.ts';
import { Plan } from './rules/plan.rules.ts';
import { reading, work } from '../platform/lib/cost.ts';
import { purchaseCents } from './subscriptions/purchasePrice.ts';
import { subscriptionOf } from './subscriptions/subscriptionOf.ts';
import { upgradeCents } from './subscriptions/upgradePrice.ts';

/** UUID of a member whose payments the viewer may see. Throws FORBIDDEN. */
export async function visibleMember(context: MemberContext, { id }: Member): Promise<string> {
  const memberId = id.slice('member:'.length);
  if (maySeeBilling(await context.viewer(), memberId)) return memberId;
  throw new AppError('FORBIDDEN', 'Only the member and administrators can see this.');
}

@Resolver(() => Member)
export class MemberBillingResolver {
  @FieldResolver(() => Subscription, {
    nullable: true,
    description: 'The member’s subscription, for free accounts as well; null if there never was one.',
  })
  async subscription(@Ctx() context: MemberContext, @Root() member: Member): Promise<Subscription | null> {
    const memberId = await visibleMember(context, member);
    const record = await context.loaders.billing.record.load(memberId);
    return record && subscriptionOf(record);
  }

  @FieldResolver(() => InvoiceConnection, { description: 'The member’s stored invoices, the latest first.' })
  async invoices(
    @Ctx() context: MemberContext,
    @Root() member: Member,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<Invoice>> {
    const memberId = await visibleMember(context, member);
    const invoices = await fetchPage(context.db, invoicesOf(memberId), page);
    const record = await context.loaders.billing.record.load(memberId);
    return withFreshLinks(context, record, invoices);
  }

  @FieldResolver(() => UsdScalar, {
    nullable: true,
    complexity: work(reading.stripe),
    description: `Charge for buying a plan today, if the member has none: its price, with the discounts, credits and taxes that
Stripe has for a member who paid before. Null for a plan that is not sold, or if Stripe does not answer within 3 seconds.`,
  })
  async purchasePrice(
    @Ctx() context: MemberContext,
    @Root() member: Member,
    @Arg('plan', () => Plan, { description: 'The plan.' }) plan: Plan,
  ): Promise<number | null> {
    const memberId = await visibleMember(context, member);
    const record = await context.loaders.billing.record.load(memberId);
    const { billing, loaders } = context;
    return (
      record && loaders.billing.once(record, `purchase ${plan}`, () => purchaseCents(billing, record, plan))
    );
  }
}

@Resolver(() => Subscription)
export class SubscriptionResolver {
  @FieldResolver(() => UsdScalar, {
    nullable: true,
    complexity: work(reading.stripe),
    description: `Charge for changing to a yearly plan today: the yearly price less the month that is paid for. Asked of
Stripe in each request. Null if the plan cannot be changed or Stripe does not answer within 3 seconds.`,
  })
  upgradePrice(
    @Ctx() { billing, loaders }: MemberContext,
    @Root() { record }: Subscription,
  ): Promise<number | null> {
    return loaders.billing.once(record, 'upgrade', () => upgradeCents(billing, record));
  }
}
