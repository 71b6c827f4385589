import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { Product } from '../../../gql/graphql.ts';
import { usePublishedMonths } from '../../search/usePublishedMonths.ts';
import { yearsName } from './twoYears.ts';
import type { TwoYears } from './twoYears.ts';
import styles from './YearSteps.module.css';

interface Props {
  product: Product;
  years: TwoYears;
  /** The latest year as of the release. */
  latest: number;
}

/** Which two years a page as of a release shows, and the ways to those before and after. */
export function YearSteps({ product, years: { until }, latest }: Props) {
  const { published } = usePublishedMonths(product);
  const first = published?.[0]?.month.slice(0, 4);
  const hasEarlier = first !== undefined && Number(first) < until - 1;
  return (
    <nav className={styles.steps} aria-label="Years">
      {hasEarlier && <Step until={until - 2} latest={latest} label={`‹ ${yearsName(until - 2)}`} />}
      <strong>{yearsName(until)}</strong>
      {until < latest && <Step until={until + 2} latest={latest} label={`${yearsName(until + 2)} ›`} />}
    </nav>
  );
}

function Step({ until, latest, label }: { until: number; latest: number; label: string }) {
  const { pathname } = useLocation();
  const search = new URLSearchParams(useSearchParams()[0]);
  if (until >= latest) search.delete('until');
  else search.set('until', String(until));
  return (
    <Link to={{ pathname, search: search.toString() }} preventScrollReset>
      {label}
    </Link>
  );
}
