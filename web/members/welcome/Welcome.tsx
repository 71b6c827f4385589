import { Link } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { useBilling } from '../../billing/useBilling.ts';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { formatMoney, formatWholeMoney } from '../../ui/formats/formatMoney.ts';
import { WelcomeChart } from './WelcomeChart.tsx';
import styles from './Welcome.module.css';

/** Introduces the product to visitors: a sentence, a picture and two prices. */
export function Welcome() {
  return (
    <aside className={styles.welcome} aria-label="What this is">
      <h2>See what every Texas hotel and bar takes in, month by month, as filed with the comptroller.</h2>
      <WelcomeChart />
      <p>
        <Link className={styles.trial} to={routes.trialHotel}>
          Look around a sample hotel, city and county <span aria-hidden="true">→</span>
        </Link>
      </p>
      <Plans />
    </aside>
  );
}

function Plans() {
  const { billing, failed } = useBilling();
  // Without Stripe there is nothing to buy.
  if (failed || billing?.plans.length === 0) return null;
  const [monthly, yearly] = [false, true].map((isYearly) =>
    billing?.plans.find((plan) => plan.isYearly === isYearly),
  );
  return (
    <dl className={styles.plans}>
      <div>
        <dt>Monthly</dt>
        <dd>
          {monthly ? (
            <Price perMonth={monthly.pricePerMonth} terms="billed monthly" />
          ) : (
            <Skeleton width={150} />
          )}
        </dd>
      </div>
      <div>
        <dt>Yearly</dt>
        <dd>
          {yearly ? (
            <Price
              perMonth={yearly.pricePerMonth}
              terms={`${formatWholeMoney(yearly.price)} billed once yearly`}
            />
          ) : (
            <Skeleton width={150} />
          )}
        </dd>
      </div>
    </dl>
  );
}

function Price({ perMonth, terms }: { perMonth: number; terms: string }) {
  return (
    <>
      <strong>{formatMoney(perMonth)}</strong> per month
      <span className={styles.terms}>{terms}</span>
    </>
  );
}
