import { Link, useLocation } from 'react-router-dom';
import { useViewer } from '../members/accounts/useViewer.ts';
import { routes } from '../app/paths.ts';
import { formatOrdinalDay } from '../ui/formats/formatDay.ts';
import { formatMoney } from '../ui/formats/formatMoney.ts';
import styles from './OwedBanner.module.css';

/** Says on every page that a renewal was not paid, and when access ends; My Account says it where it can be paid. */
export function OwedBanner() {
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  const subscription = viewer?.subscription;
  if (subscription?.status !== 'PAST_DUE' || pathname === routes.settings) return null;
  const { amountOwed, accessEndsAt } = subscription;
  const owed = amountOwed === null ? '' : ` ${formatMoney(amountOwed)} is open.`;
  const ends =
    accessEndsAt === null ? '' : ` Unless it is paid, access ends on ${formatOrdinalDay(accessEndsAt)}.`;
  return (
    <aside className={styles.owedBanner} aria-label="Payment">
      <p>
        Your last renewal was not paid.{owed}
        {ends} <Link to={routes.settings}>Pay in My Account</Link>
      </p>
    </aside>
  );
}
