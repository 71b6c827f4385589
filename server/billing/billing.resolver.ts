import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { signToken } from '../members/accounts/sessions/token.ts';
import { memberNodeOf } from '../members/accounts/member.ts';
import { requireViewer } from '../platform/viewer.ts';
import type { MemberContext } from '../members/context.ts';
import { done, DonePayload, orRefusal } from '../platform/lib/fieldErrors.ts';
import { billingFacts } from './billingFacts.ts';
import { BillingFacts } from './billingFacts.type.ts';
import { cancelSubscription, resubscribe } from './subscriptions/cancel.ts';
import { confirmCard, updateCard } from './cards/card.ts';
import { answerChallenge, moveClock } from './demonstration.ts';
import { AnswerChallengeInput, DemonstrationClockPayload, MoveClockInput } from './demonstration.type.ts';
import { CancelSubscriptionInput, SubscribeInput, UpdateCardInput, UpgradeInput } from './payment.type.ts';
import { CardPayload, SubscriptionPayload } from './paymentPayload.type.ts';
import { recordOf } from './subscriptions/record.ts';
import { payRenewal } from './subscriptions/renewal.ts';
import type { PaymentResult } from './paymentResult.ts';
import { confirmSubscription, subscribe } from './subscriptions/subscribe.ts';
import { subscriptionOf } from './subscriptions/subscriptionOf.ts';
import { upgrade } from './subscriptions/upgrade.ts';

/** Runs a change to a subscription and returns the subscription afterwards. */
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
  @Query(() => BillingFacts, { description: 'How payment works in this installation. Needs no session.' })
  billing(@Ctx() context: MemberContext): BillingFacts {
    return billingFacts(context);
  }

  @Mutation(() => SubscriptionPayload, {
    description: `Buys a plan. Repeated requests are charged once. A member who cancelled and still has access resumes the
subscription; only a change from monthly to yearly is charged.`,
  })
  subscribe(
    @Ctx() context: MemberContext,
    @Arg('input', () => SubscribeInput, { description: 'The plan and the card.' }) input: SubscribeInput,
  ): Promise<SubscriptionPayload> {
    return changed(context, () => subscribe(context, input));
  }

  @Mutation(() => SubscriptionPayload, {
    description: `Finishes a payment, renewal or upgrade after the bank’s check of the cardholder (3-D Secure), and returns the
outcome.`,
  })
  confirmSubscription(@Ctx() context: MemberContext): Promise<SubscriptionPayload> {
    return changed(context, () => confirmSubscription(context));
  }

  @Mutation(() => SubscriptionPayload, {
    description: `Pays an overdue renewal now, with the subscription’s card. Repeated requests are charged once; nothing is
charged if nothing is due. If the payload has a \`clientSecret\`, the bank must check the cardholder (3-D
Secure): then call \`confirmSubscription\`.`,
  })
  payRenewal(@Ctx() context: MemberContext): Promise<SubscriptionPayload> {
    return changed(context, () => payRenewal(context));
  }

  @Mutation(() => CardPayload, {
    description: `Replaces the subscription’s card, and charges the new card for anything due now. If the payload has a
\`clientSecret\`, the bank must check the cardholder (3-D Secure): then call \`confirmCard\`, which may ask for
one more check to pay the amount due. Without \`confirmCard\`, the card is used once Stripe reports that the
bank approved it.`,
  })
  updateCard(
    @Ctx() context: MemberContext,
    @Arg('input', () => UpdateCardInput, { description: 'The new card.' }) input: UpdateCardInput,
  ): Promise<CardPayload> {
    return cardChanged(context, () => updateCard(context, input));
  }

  @Mutation(() => CardPayload, {
    description: `Finishes a card change after the bank’s check of the cardholder (3-D Secure), and returns the outcome.`,
  })
  confirmCard(@Ctx() context: MemberContext): Promise<CardPayload> {
    return cardChanged(context, () => confirmCard(context));
  }

  @Mutation(() => SubscriptionPayload, {
    description: 'Cancels the subscription at the end of the paid period. Access lasts until then.',
  })
  cancelSubscription(
    @Ctx() context: MemberContext,
    @Arg('input', () => CancelSubscriptionInput, { description: 'The reason.' })
    input: CancelSubscriptionInput,
  ): Promise<SubscriptionPayload> {
    return changed(context, () => cancelSubscription(context, input));
  }

  @Mutation(() => SubscriptionPayload, {
    description: 'Resumes a cancelled subscription before it ends. Nothing is charged.',
  })
  resubscribe(@Ctx() context: MemberContext): Promise<SubscriptionPayload> {
    return changed(context, () => resubscribe(context));
  }

  @Mutation(() => SubscriptionPayload, {
    description: `Changes a monthly plan to a yearly one that starts today. The price of the paid month is deducted, so only the
difference is charged. Nothing changes until it is paid. If the payload has a \`clientSecret\`, the bank
must check the cardholder (3-D Secure): then call \`confirmSubscription\`.`,
  })
  upgradeSubscription(
    @Ctx() context: MemberContext,
    @Arg('input', () => UpgradeInput, { nullable: true, description: 'The payment that the member saw.' })
    input: UpgradeInput | null,
  ): Promise<SubscriptionPayload> {
    return changed(context, () => upgrade(context, input?.today ?? null));
  }

  @Mutation(() => DonePayload, {
    description: `Answers the bank’s page for the cardholder. Demonstration only. \`NOT_FOUND\` if no payment waits.`,
  })
  answerDemonstrationChallenge(
    @Ctx() context: MemberContext,
    @Arg('input', () => AnswerChallengeInput, { description: 'The payment and the answer.' })
    input: AnswerChallengeInput,
  ): Promise<DonePayload> {
    return done(() => answerChallenge(context, input));
  }

  @Mutation(() => DemonstrationClockPayload, {
    description: `Moves the demonstration’s clock forward. Everything due by then happens before this returns. For
administrators. \`NOT_FOUND\` if the installation uses Stripe itself, \`INVALID\` unless \`days\` is 1 to 800.`,
  })
  moveDemonstrationClock(
    @Ctx() context: MemberContext,
    @Arg('input', () => MoveClockInput, { description: 'The number of days.' }) { days }: MoveClockInput,
  ): Promise<DemonstrationClockPayload> {
    return orRefusal<DemonstrationClockPayload>(
      async () => ({ now: await moveClock(context, days), errors: [] }),
      (errors) => ({ now: null, errors }),
    );
  }
}
