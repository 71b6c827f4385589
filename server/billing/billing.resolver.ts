import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { signToken } from '../members/accounts/token.ts';
import { memberNodeOf } from '../members/accounts/member.ts';
import { requireViewer } from '../platform/viewer.ts';
import type { MemberContext } from '../members/context.ts';
import { done, DonePayload, orRefusal } from '../platform/lib/fieldErrors.ts';
import { billingFacts } from './billingFacts.ts';
import { cancelSubscription, resubscribe } from './subscriptions/cancel.ts';
import { confirmCard, updateCard } from './cards/card.ts';
import { answerChallenge, moveClock } from './demonstration.ts';
import {
  AnswerChallengeInput,
  CancelSubscriptionInput,
  MoveClockInput,
  SubscribeInput,
  UpdateCardInput,
} from './payment.type.ts';
import { recordOf } from './subscriptions/record.ts';
import { payRenewal } from './subscriptions/renewal.ts';
import type { PaymentResult } from './paymentResult.ts';
import { confirmSubscription, subscribe } from './subscriptions/subscribe.ts';
import {
  BillingFacts,
  CardPayload,
  DemonstrationClockPayload,
  SubscriptionPayload,
} from './subscriptions/subscription.type.ts';
import { subscriptionOf } from './subscriptions/subscriptionOf.ts';
import { upgrade } from './subscriptions/upgrade.ts';

/** Does what changes a subscription, and answers how it then is. */
function changed(context: MemberContext, work: () => Promise<PaymentResult>): Promise<SubscriptionPayload> {
  return orRefusal<SubscriptionPayload>(
    async () => {
      const { clientSecret } = await work();
      const viewer = await requireViewer(context);
      const record = await recordOf(context.accounts, viewer.memberId);
      const { isPaid, isSubscribed } = record;
      return {
        member: memberNodeOf({ ...viewer, isPaid, isSubscribed }),
        subscription: subscriptionOf(record),
        token: await signToken(context.sessionSecret, viewer.sessionId),
        clientSecret,
        errors: [],
      };
    },
    (errors) => ({ member: null, subscription: null, token: null, clientSecret: null, errors }),
  );
}

function cardChanged(context: MemberContext, work: () => Promise<PaymentResult>): Promise<CardPayload> {
  return orRefusal<CardPayload>(
    async () => {
      const { clientSecret } = await work();
      const { memberId } = await requireViewer(context);
      const subscription = subscriptionOf(await recordOf(context.accounts, memberId));
      return { subscription, clientSecret, errors: [] };
    },
    (errors) => ({ subscription: null, clientSecret: null, errors }),
  );
}

@Resolver()
export class BillingResolver {
  @Query(() => BillingFacts, { description: 'How one pays here; needs no session.' })
  billing(@Ctx() context: MemberContext): BillingFacts {
    return billingFacts(context);
  }

  @Query(() => String, {
    description:
      'The token of this session, signed anew: it lasts longer, and the one before it still works.',
  })
  async currentToken(@Ctx() context: MemberContext): Promise<string> {
    return signToken(context.sessionSecret, (await requireViewer(context)).sessionId);
  }

  @Mutation(() => SubscriptionPayload, {
    description: `Buys a plan. What is asked for twice is paid once. Whoever cancelled and is still in takes the
cancellation back, and is charged for nothing but a yearly plan in place of a monthly one.`,
  })
  subscribe(
    @Ctx() context: MemberContext,
    @Arg('input', () => SubscribeInput, { description: 'Which, and with what.' }) input: SubscribeInput,
  ): Promise<SubscriptionPayload> {
    return changed(context, () => subscribe(context, input));
  }

  @Mutation(() => SubscriptionPayload, {
    description:
      'Looks after a payment, of a renewal too, or an upgrade for which the bank wanted to see the cardholder: how it ended.',
  })
  confirmSubscription(@Ctx() context: MemberContext): Promise<SubscriptionPayload> {
    return changed(context, () => confirmSubscription(context));
  }

  @Mutation(() => SubscriptionPayload, {
    description: `Pays a renewal that is past due, at once and with the card that is charged; paid once, however often it
is asked for, and nothing where nothing is due. With a \`clientSecret\` the bank wants to see the cardholder first: then
\`confirmSubscription\`.`,
  })
  payRenewal(@Ctx() context: MemberContext): Promise<SubscriptionPayload> {
    return changed(context, () => payRenewal(context));
  }

  @Mutation(() => CardPayload, {
    description: `Has another card charged from now on, and for what is due at once. With a \`clientSecret\` the bank wants
to see the cardholder first: then \`confirmCard\`, which may ask once more for what is due. Where nobody confirms, the card
is used once Stripe tells that the bank has allowed it.`,
  })
  updateCard(
    @Ctx() context: MemberContext,
    @Arg('input', () => UpdateCardInput, { description: 'The card.' }) input: UpdateCardInput,
  ): Promise<CardPayload> {
    return cardChanged(context, () => updateCard(context, input));
  }

  @Mutation(() => CardPayload, {
    description: 'Looks after a card for which the bank wanted to see the cardholder: how it ended.',
  })
  confirmCard(@Ctx() context: MemberContext): Promise<CardPayload> {
    return cardChanged(context, () => confirmCard(context));
  }

  @Mutation(() => SubscriptionPayload, {
    description: 'Has the subscription end with what is paid for: until then everything stays open.',
  })
  cancelSubscription(
    @Ctx() context: MemberContext,
    @Arg('input', () => CancelSubscriptionInput, { description: 'Why.' }) input: CancelSubscriptionInput,
  ): Promise<SubscriptionPayload> {
    return changed(context, () => cancelSubscription(context, input));
  }

  @Mutation(() => SubscriptionPayload, {
    description: 'Takes a cancellation back before it takes effect. Nothing is charged.',
  })
  resubscribe(@Ctx() context: MemberContext): Promise<SubscriptionPayload> {
    return changed(context, () => resubscribe(context));
  }

  @Mutation(() => SubscriptionPayload, {
    description: `Exchanges a monthly plan for a yearly one, which begins today. The month that is paid for is taken
off: only the difference is charged, and until it is paid nothing changes. With a \`clientSecret\` the bank wants to
see the cardholder first: then \`confirmSubscription\`.`,
  })
  upgradeSubscription(@Ctx() context: MemberContext): Promise<SubscriptionPayload> {
    return changed(context, () => upgrade(context));
  }

  @Mutation(() => DonePayload, {
    description:
      'In the demonstration, what the cardholder does on the bank’s page. `NOT_FOUND` where nothing waits.',
  })
  answerDemonstrationChallenge(
    @Ctx() context: MemberContext,
    @Arg('input', () => AnswerChallengeInput, { description: 'Which, and how.' }) input: AnswerChallengeInput,
  ): Promise<DonePayload> {
    return done(() => answerChallenge(context, input));
  }

  @Mutation(() => DemonstrationClockPayload, {
    description: `Puts the demonstration’s clock forward: what is due by then happens at once, and is known
where this answers. For administrators.
\`NOT_FOUND\` where Stripe itself is used, \`INVALID\` unless it is 1 to 800 days.`,
  })
  moveDemonstrationClock(
    @Ctx() context: MemberContext,
    @Arg('input', () => MoveClockInput, { description: 'How far.' }) { days }: MoveClockInput,
  ): Promise<DemonstrationClockPayload> {
    return orRefusal<DemonstrationClockPayload>(
      async () => ({ now: await moveClock(context, days), errors: [] }),
      (errors) => ({ now: null, errors }),
    );
  }
}
