import { usePageTitle } from '../../../app/about.ts';
import { Link } from 'react-router-dom';
import { definitionPath, routes } from '../../../app/paths.ts';
import { PageHead } from '../../../ui/parts/PageHead.tsx';
import { AsOfNotice } from '../citing/AsOfNotice.tsx';
import { CiteButton } from '../citing/CiteButton.tsx';
import { TrendsFigures } from './TrendsFigures.tsx';
import styles from './TrendsPage.module.css';

const LEFT_OUT =
  'Not shown: dates of the hotels, and whether they are open, which exist only for the latest releases.';
const CITED = { title: 'Hotel trends of Texas', figures: 'New hotels by year', path: routes.trends };

/** The hotels that each year brought, with their number and rooms. */
export function TrendsPage() {
  usePageTitle('Hotel Trends');
  return (
    <div className={styles.page}>
      <PageHead title="Hotel Trends" actions={<CiteButton products={['HOTEL']} page={CITED} />}>
        <p>
          New hotels by year, including single-unit properties.{' '}
          <Link to={definitionPath('new-hotels')}>How hotels are counted</Link>
        </p>
      </PageHead>
      <AsOfNotice product="HOTEL" leftOut={LEFT_OUT}>
        <TrendsFigures />
      </AsOfNotice>
    </div>
  );
}
