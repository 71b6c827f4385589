import { Button } from 'antd';
import { useLinkClickHandler } from 'react-router-dom';
import { paymentFormPath } from '../app/paths.ts';
import { Skeleton } from '../ui/parts/Skeleton.tsx';
import { formatMoney, formatWholeMoney } from '../ui/formats/formatMoney.ts';
import type { PlanOffer } from './useBilling.ts';
import styles from './PlanCard.module.css';

interface Props {
  isYearly: boolean;
  /** Undefined while loading. */
  offer: PlanOffer | undefined;
  /** The reason why it cannot be bought now; null if it can. */
  refusal: string | null;
}

/** One plan with its price and the way to buy it. */
export function PlanCard({ isYearly, offer, refusal }: Props) {
  const name = isYearly ? 'Yearly' : 'Monthly';
  return (
    <section className={styles.plan} aria-label={name}>
      <h2>{name}</h2>
      <p className={styles.price}>
        {offer === undefined ? (
          <Skeleton width={150} height={32} />
        ) : (
          <>
            <strong>{formatMoney(offer.pricePerMonth)}</strong> per month
          </>
        )}
      </p>
      <p className={styles.terms}>{offer === undefined ? <Skeleton width={120} /> : termsOf(offer)}</p>
      {refusal === null ? <SignUp isYearly={isYearly} name={name} /> : <p>{refusal}</p>}
    </section>
  );
}

function SignUp({ isYearly, name }: { isYearly: boolean; name: string }) {
  const path = paymentFormPath(isYearly ? 'YEARLY' : 'MONTHLY');
  return (
    <Button
      type={isYearly ? 'primary' : 'default'}
      size="large"
      block
      href={path}
      aria-label={`Sign Up, ${name}`}
      onClick={useLinkClickHandler(path)}
    >
      Sign Up
    </Button>
  );
}

function termsOf({ isYearly, price }: PlanOffer): string {
  return isYearly ? `${formatWholeMoney(price)} billed once yearly` : 'billed monthly';
}
