import { isRunning, priceOf, renewalOf } from '../billing/membership.ts';
import type { SetMemberRightsInput } from '../gql/graphql.ts';
import { formatOrdinalDay } from '../ui/formats/formatDay.ts';
import { formatMoney } from '../ui/formats/formatMoney.ts';
import { planOf } from './members/memberColumns.tsx';
import type { ShownMember } from './members/shownMember.ts';

/** A change of rights that is asked about first. */
export type RightsChange = Omit<SetMemberRightsInput, 'memberId'>;

type Concerned = Pick<ShownMember, 'email' | 'isFree' | 'isAdmin' | 'subscription'>;

interface Words {
  title: string;
  sentences: string[];
  /** Label of the button that confirms. */
  confirm: string;
}

/** The question before a change of rights: to whom, and what will happen. */
export function rightsWords(member: Concerned, { isFree, isAdmin }: RightsChange): Words {
  if (isAdmin === true) return makeAdmin(member);
  if (isAdmin === false) return endAdmin(member);
  return isFree === true ? giveFree(member) : revokeFree(member);
}

function giveFree({ email, subscription }: Concerned): Words {
  return {
    title: `Give ${email} free access?`,
    sentences: [
      'They have full access without paying until free access is revoked.',
      consequenceOf(subscription),
    ],
    confirm: 'Give free access',
  };
}

function revokeFree({ email, subscription, isAdmin }: Concerned): Words {
  return {
    title: `Revoke free access of ${email}?`,
    sentences: [
      accessWithout(subscription, isAdmin ? 'They keep full access as an administrator.' : null),
      'This charges nothing and renews no plan.',
    ],
    confirm: 'Revoke free access',
  };
}

function makeAdmin({ email, subscription }: Concerned): Words {
  const charged = isRunning(subscription) ? ' Their plan is unchanged and still charged.' : '';
  return {
    title: `Make ${email} an administrator?`,
    sentences: [
      `They see every member, with payments, messages and sign-ins. They can change members’ rights, end their sessions, change brands, and decide which figures count.`,
      `They have full access without paying.${charged}`,
      'Their actions appear in the activity log.',
    ],
    confirm: 'Make administrator',
  };
}

function endAdmin({ email, subscription, isFree }: Concerned): Words {
  return {
    title: `Revoke administrator rights of ${email}?`,
    sentences: [
      'They can no longer see or change other members. Their earlier actions remain in effect.',
      accessWithout(subscription, isFree ? 'They keep full access through free access.' : null),
    ],
    confirm: 'Revoke administrator rights',
  };
}

type Subscription = ShownMember['subscription'];

/** The access that is left by a subscription, unless something else opens everything. */
function accessWithout(subscription: Subscription, other: string | null): string {
  if (other !== null) return other;
  if (subscription === null || !isRunning(subscription)) {
    return 'They have no active plan: they immediately lose access to everything except plans and their account.';
  }
  const { isCancelled, status } = subscription;
  const day = isCancelled ? subscription.currentPeriodEnd : renewalOf(subscription);
  if (status === 'PAST_DUE') return 'Their plan still gives full access, although its renewal is unpaid.';
  const end = day === null ? '' : ` ${isCancelled ? 'until' : 'and is renewed on'} ${formatOrdinalDay(day)}`;
  return `Their plan is ${String(planOf({ subscription }))} (${priceOf(subscription)}): it gives full access${end}.`;
}

/** The consequences of free access at the payment service. */
function consequenceOf(subscription: Subscription): string {
  if (subscription === null || subscription.status === 'ENDED') return 'They have no active subscription.';
  const { currentPeriodEnd, status, isCancelled, isGiven, amountOwed } = subscription;
  const plan = `Their plan is ${String(planOf({ subscription }))} (${priceOf(subscription)})`;
  const until = currentPeriodEnd === null ? '' : ` until ${formatOrdinalDay(currentPeriodEnd)}`;
  if (isGiven) return `${plan}, open${until}. No card is charged here, and the plan is unchanged.`;
  if (status === 'INCOMPLETE')
    return `${plan}. Their unfinished purchase is cancelled, and nothing is charged.`;
  if (status === 'PAST_DUE') {
    const owed = amountOwed === null ? 'the amount owed' : `the ${formatMoney(amountOwed)} owed`;
    return `${plan}, and its renewal was not paid. It ends at once, and ${owed} will not be charged.`;
  }
  if (isCancelled) return `${plan}, paid${until}. It is already cancelled, and nothing more is charged.`;
  return `${plan}, paid${until}. It is cancelled at the payment service: it ends on that day, and nothing more is charged.`;
}
