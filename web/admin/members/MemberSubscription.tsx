import { cardName, nextPaymentOf, priceOf } from '../../billing/membership.ts';
import { Facts } from '../../ui/parts/Facts.tsx';
import { formatOrdinalDay } from '../../ui/formats/formatDay.ts';
import { formatMoney } from '../../ui/formats/formatMoney.ts';
import { planOf } from './memberColumns.tsx';
import type { ShownMember } from './shownMember.ts';
import textStyles from '../../ui/parts/text.module.css';

/** A member's plan, its end and the card. */
export function MemberSubscription({ subscription }: Pick<ShownMember, 'subscription'>) {
  const next = subscription === null ? undefined : nextPaymentOf(subscription);
  return (
    <section aria-label="Subscription">
      <h3>Subscription</h3>
      {subscription === null ? (
        <p className={textStyles.quiet}>None.</p>
      ) : (
        <Facts
          facts={[
            { label: 'Plan', value: planOf({ subscription }) },
            { label: 'Price', value: priceOf(subscription) },
            { label: 'Since', value: dayOr(subscription.startedAt, 'Not yet') },
            endOf(subscription),
            ...(next === undefined ? [] : [{ label: 'Next payment', value: next }]),
            ...(subscription.accessEndsAt === null
              ? []
              : [{ label: 'Access ends unless paid', value: formatOrdinalDay(subscription.accessEndsAt) }]),
            ...(subscription.amountOwed === null
              ? []
              : [{ label: 'Owed', value: formatMoney(subscription.amountOwed) }]),
            ...(subscription.nextAttemptAt === null
              ? []
              : [{ label: 'Card is tried again', value: formatOrdinalDay(subscription.nextAttemptAt) }]),
            { label: 'Card', value: cardName(subscription) },
          ]}
        />
      )}
    </section>
  );
}

type Subscription = NonNullable<ShownMember['subscription']>;

/** The end of a plan, or of the time that is paid. */
function endOf({ status, isGiven, currentPeriodEnd, paidUntil, endedAt }: Subscription) {
  if (status === 'ENDED') return { label: 'Ended', value: dayOr(endedAt, 'Unknown') };
  if (isGiven) return { label: 'Open until', value: dayOr(currentPeriodEnd, 'No end') };
  return { label: 'Paid until', value: dayOr(paidUntil, 'Not paid') };
}

function dayOr(instant: string | null, otherwise: string): string {
  return instant === null ? otherwise : formatOrdinalDay(instant);
}
