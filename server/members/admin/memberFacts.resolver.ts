import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Member } from '../accounts/member.type.ts';
import { visibleMember } from '../../billing/memberBilling.resolver.ts';
import type { MemberContext } from '../context.ts';
import { DateTimeScalar } from '../../platform/lib/scalars.ts';
import { clientErrorsOf, paymentNotesOf } from './admin.sql.ts';
import { ClientError, PaymentNote } from './admin.type.ts';
import { MemberGroup } from './adminEnums.ts';
import { listOf } from '../../platform/lib/cost.ts';

/** Fields that the member and administrators may read. */
@Resolver(() => Member)
export class MemberFactsResolver {
  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'Time the member signed up; null if the account was deleted meanwhile.',
  })
  async createdAt(@Ctx() context: MemberContext, @Root() member: Member): Promise<Date | null> {
    return (await context.loaders.admin.facts.load(await visibleMember(context, member)))?.createdAt ?? null;
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'Time of the last sign-in; null if there is none.',
  })
  async lastSignInAt(@Ctx() context: MemberContext, @Root() member: Member): Promise<Date | null> {
    return (
      (await context.loaders.admin.facts.load(await visibleMember(context, member)))?.lastSignInAt ?? null
    );
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Customer id at Stripe; null if the member has never started a payment.',
  })
  async stripeCustomerId(@Ctx() context: MemberContext, @Root() member: Member): Promise<string | null> {
    const facts = await context.loaders.admin.facts.load(await visibleMember(context, member));
    return facts?.stripeCustomerId ?? null;
  }

  @FieldResolver(() => MemberGroup, { description: 'Kind of access.' })
  async group(@Ctx() context: MemberContext, @Root() member: Member): Promise<MemberGroup> {
    return (
      (await context.loaders.admin.facts.load(await visibleMember(context, member)))?.group ?? 'INACTIVE'
    );
  }

  @FieldResolver(() => [ClientError], {
    complexity: listOf(50),
    description: 'Errors reported by the member’s browser, the latest first, at most 50.',
  })
  async clientErrors(@Ctx() context: MemberContext, @Root() member: Member): Promise<ClientError[]> {
    return context.db.query<ClientError[]>(clientErrorsOf, [await visibleMember(context, member)]);
  }

  @FieldResolver(() => [PaymentNote], {
    complexity: listOf(50),
    description: 'Refunds and disputes of the member, the latest first.',
  })
  async paymentNotes(@Ctx() context: MemberContext, @Root() member: Member): Promise<PaymentNote[]> {
    return context.db.query<PaymentNote[]>(paymentNotesOf, [await visibleMember(context, member)]);
  }
}
