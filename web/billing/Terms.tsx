import { Facts } from '../ui/parts/Facts.tsx';
import { formatOrdinalDay } from '../ui/formats/formatDay.ts';
import { cardName, priceOf } from './membership.ts';
import type { Subscription } from './membership.ts';
import textStyles from '../ui/parts/text.module.css';

/** The price of a plan, until when it is open, and the card that is charged. */
export function Terms({ subscription }: { subscription: Subscription | null | undefined }) {
  if (subscription === null) return <p className={textStyles.quiet}>There is no subscription.</p>;
  const end = subscription?.currentPeriodEnd;
  const renews =
    subscription?.isCancelled === true || subscription?.status === 'ENDED' || subscription?.isGiven === true
      ? 'Open until'
      : 'Renews';
  return (
    <Facts
      facts={[
        { label: 'Price', value: subscription && priceOf(subscription) },
        { label: renews, value: end === null ? 'No end' : end && formatOrdinalDay(end) },
        { label: 'Card', value: subscription && cardName(subscription) },
      ]}
    />
  );
}
