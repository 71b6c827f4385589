import { isRunning, priceOf } from '../billing/membership.ts';
import type { SetMemberRightsInput } from '../gql/graphql.ts';
import { formatOrdinalDay } from '../ui/formats/formatDay.ts';
import { formatMoney } from '../ui/formats/formatMoney.ts';
import { planOf } from './members/memberColumns.tsx';
import type { ShownMember } from './members/shownMember.ts';

/** A change of rights that is asked about first. */
export type RightsChange = Omit<SetMemberRightsInput, 'memberId'>;

export type Concerned = Pick<ShownMember, 'email' | 'isFree' | 'isAdmin' | 'subscription'>;

interface Words {
  title: string;
  sentences: string[];
  /** Names what is done by its button. */
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
      'Everything is open to them without paying, until free access is revoked.',
      consequenceOf(subscription),
    ],
    confirm: 'Give free access',
  };
}

function revokeFree({ email, subscription, isAdmin }: Concerned): Words {
  return {
    title: `Revoke free access of ${email}?`,
    sentences: [
      accessWithout(subscription, isAdmin ? 'Everything stays open to them as an administrator.' : null),
      'Nothing is charged by this, and no plan is renewed again by itself.',
    ],
    confirm: 'Revoke free access',
  };
}

function makeAdmin({ email, subscription }: Concerned): Words {
  const charged = isRunning(subscription) ? ' Their plan stays as it is, and goes on being charged.' : '';
  return {
    title: `Make ${email} an administrator?`,
    sentences: [
      `They see every member, with payments, messages and sign-ins. They can change members’ rights, end their sessions, change brands, and decide which figures count.`,
      `Everything is open to them without paying.${charged}`,
      'What they do is in the log of administrators.',
    ],
    confirm: 'Make administrator',
  };
}

function endAdmin({ email, subscription, isFree }: Concerned): Words {
  return {
    title: `Take the administration away from ${email}?`,
    sentences: [
      'They see no other members any more, and change nothing for others. What they have done stays as it is.',
      accessWithout(subscription, isFree ? 'Everything stays open to them, by their free access.' : null),
    ],
    confirm: 'Take the administration away',
  };
}

type Subscription = ShownMember['subscription'];

/** The access that is left by a subscription, unless something else opens everything. */
function accessWithout(subscription: Subscription, other: string | null): string {
  if (other !== null) return other;
  if (subscription === null || !isRunning(subscription)) {
    return 'They have no plan that runs: at once they can open nothing but the plans and their account.';
  }
  const { currentPeriodEnd, isCancelled, status } = subscription;
  if (status === 'PAST_DUE') return 'Their plan opens everything, though its renewal was not paid.';
  const end =
    currentPeriodEnd === null
      ? ''
      : ` ${isCancelled ? 'until' : 'and is renewed on'} ${formatOrdinalDay(currentPeriodEnd)}`;
  return `Their plan is ${String(planOf({ subscription }))} (${priceOf(subscription)}): it opens everything${end}.`;
}

/** The consequences of free access at the payment service. */
function consequenceOf(subscription: Subscription): string {
  if (subscription === null || subscription.status === 'ENDED') return 'They have no subscription that runs.';
  const { currentPeriodEnd, status, isCancelled, isGiven, amountOwed } = subscription;
  const plan = `Their plan is ${String(planOf({ subscription }))} (${priceOf(subscription)})`;
  const until = currentPeriodEnd === null ? '' : ` until ${formatOrdinalDay(currentPeriodEnd)}`;
  if (isGiven) return `${plan}, open${until}. Nobody is charged for it here, and it stays as it is.`;
  if (status === 'INCOMPLETE') return `${plan}. Their purchase is given up, and nothing is charged.`;
  if (status === 'PAST_DUE') {
    const owed = amountOwed === null ? 'What is open' : `${formatMoney(amountOwed)} that is open`;
    return `${plan}, and its renewal was not paid. It ends at once, and ${owed} need not be paid.`;
  }
  if (isCancelled) return `${plan}, paid${until}. It is cancelled already, and nothing more is charged.`;
  return `${plan}, paid${until}. It is cancelled at the payment service: it ends on that day, and nothing more is charged.`;
}
