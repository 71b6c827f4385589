import { usePageTitle } from '../../../app/about.ts';
import { PageHead } from '../../../ui/parts/PageHead.tsx';
import { RecentTable } from './RecentTable.tsx';
import styles from '../portfolios/PortfolioPage.module.css';

/** The properties whose pages the member left last. */
export function RecentPage() {
  usePageTitle('Recently Viewed');
  return (
    <div className={styles.page}>
      <PageHead title="Recently Viewed">
        <span>Properties that you viewed, latest first.</span>
      </PageHead>
      <RecentTable />
    </div>
  );
}
