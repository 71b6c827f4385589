import { Facts } from '../ui/parts/Facts.tsx';
import { formatOrdinalDay } from '../ui/formats/formatDay.ts';
import { accessEndOf } from './accessWords.ts';
import { cardName, priceOf } from './membership.ts';
import type { Subscription } from './membership.ts';
import textStyles from '../ui/parts/text.module.css';

/** The price of a plan, until when it is open, and the card that is charged. */
export function Terms({ subscription }: { subscription: Subscription | null | undefined }) {
  if (subscription === null) return <p className={textStyles.quiet}>There is no subscription.</p>;
  const end =
    subscription && (isRenewed(subscription) ? subscription.currentPeriodEnd : accessEndOf(subscription));
  return (
    <Facts
      facts={[
        { label: 'Price', value: subscription && priceOf(subscription) },
        {
          label: subscription && !isRenewed(subscription) ? 'Open until' : 'Renews',
          value: end === null ? 'No end' : end && formatOrdinalDay(end),
        },
        { label: 'Card', value: subscription && cardName(subscription) },
      ]}
    />
  );
}

/** Stripe begins the next period before its renewal is paid, so its end says nothing while that is owed. */
function isRenewed({ isCancelled, isGiven, status }: Subscription): boolean {
  return !isCancelled && !isGiven && status !== 'ENDED' && status !== 'PAST_DUE';
}
