import { Facts } from '../ui/parts/Facts.tsx';
import { formatOrdinalDay } from '../ui/formats/formatDay.ts';
import { accessEndOf } from './accessWords.ts';
import { cardName, isRenewed, nextPaymentOf, priceOf, renewalOf } from './membership.ts';
import type { Subscription } from './membership.ts';
import textStyles from '../ui/parts/text.module.css';

/** The price of a plan, until when it is open, and the card that is charged. */
export function Terms({ subscription }: { subscription: Subscription | null | undefined }) {
  if (subscription === null) return <p className={textStyles.quiet}>There is no subscription.</p>;
  const end = subscription && (isRenewed(subscription) ? renewalOf(subscription) : accessEndOf(subscription));
  const next = subscription && nextPaymentOf(subscription);
  return (
    <Facts
      facts={[
        { label: 'Price', value: subscription && priceOf(subscription) },
        {
          label: subscription && !isRenewed(subscription) ? 'Open until' : 'Renews',
          value: end === null ? 'No end' : end && formatOrdinalDay(end),
        },
        ...(next === undefined ? [] : [{ label: 'Next payment', value: next }]),
        { label: 'Card', value: subscription && cardName(subscription) },
      ]}
    />
  );
}
