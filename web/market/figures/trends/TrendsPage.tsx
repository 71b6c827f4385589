import { usePageTitle } from '../../../app/about.ts';
import { Link } from 'react-router-dom';
import { definitionPath, routes } from '../../../app/paths.ts';
import { PageHead } from '../../../ui/parts/PageHead.tsx';
import { chosenIn, useUrlState } from '../../../ui/hooks/useUrlState.ts';
import { AsOfNotice } from '../citing/AsOfNotice.tsx';
import { CiteButton } from '../citing/CiteButton.tsx';
import { TrendsFigures } from './TrendsFigures.tsx';
import styles from './TrendsPage.module.css';

const LEFT_OUT =
  'Dates of the hotels, and whether they are open, are left out: they are of the latest releases alone.';
const DEFAULTS = { year: '', range: 'recent' };

/** The hotels that each year brought, with their number and rooms. */
export function TrendsPage() {
  usePageTitle('Hotel Trends');
  return (
    <div className={styles.page}>
      <PageHead title="Hotel Trends" actions={<CiteTrends />}>
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

/** Cites the page with the chosen years. */
function CiteTrends() {
  const [state] = useUrlState(DEFAULTS);
  const page = { title: 'Hotel trends of Texas', figures: 'New hotels by year', path: routes.trends };
  return <CiteButton products={['HOTEL']} page={{ ...page, parameters: chosenIn(state, DEFAULTS) }} />;
}
