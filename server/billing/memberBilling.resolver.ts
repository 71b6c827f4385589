import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
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
import { subscriptionOf } from './subscriptions/subscriptionOf.ts';
import { upgradeCents } from './subscriptions/upgrade.ts';

/** The key of a member whose payments the viewer may see. Throws FORBIDDEN. */
export async function visibleMember(context: MemberContext, { id }: Member): Promise<string> {
  const memberId = id.slice('member:'.length);
  if (maySeeBilling(await context.viewer(), memberId)) return memberId;
  throw new AppError('FORBIDDEN', 'This is for the member and for administrators.');
}

@Resolver(() => Member)
export class MemberBillingResolver {
  @FieldResolver(() => Subscription, {
    nullable: true,
    description: 'The subscription, of free accounts as well; null where there never was one.',
  })
  async subscription(@Ctx() context: MemberContext, @Root() member: Member): Promise<Subscription | null> {
    const memberId = await visibleMember(context, member);
    const record = await context.loaders.billing.record.load(memberId);
    return record && subscriptionOf(record);
  }

  @FieldResolver(() => InvoiceConnection, { description: 'Invoices as stored, the latest first.' })
  async invoices(
    @Ctx() context: MemberContext,
    @Root() member: Member,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<Invoice>> {
    const memberId = await visibleMember(context, member);
    const invoices = await fetchPage(context.db, invoicesOf(memberId), page);
    const record = await context.loaders.billing.record.load(memberId);
    return withFreshLinks(context, record?.customerId ?? null, invoices);
  }
}

@Resolver(() => Subscription)
export class SubscriptionResolver {
  @FieldResolver(() => UsdScalar, {
    nullable: true,
    description: `What making it yearly charges today: the yearly price less the month that is paid for. Null where it
cannot be made yearly, or Stripe does not say so within 3 seconds. Asked of Stripe each time.`,
  })
  upgradePrice(@Ctx() { billing }: MemberContext, @Root() { record }: Subscription): Promise<number | null> {
    return upgradeCents(billing, record);
  }
}
