import { usePageTitle } from '../../app/about.ts';
import { routes } from '../../app/paths.ts';
import { Chip } from '../../ui/parts/Chip.tsx';
import { PageHead } from '../../ui/parts/PageHead.tsx';
import { AsOfNotice } from '../figures/citing/AsOfNotice.tsx';
import { CiteButton } from '../figures/citing/CiteButton.tsx';
import { BrandsTable } from './BrandsTable.tsx';
import styles from './BrandParts.module.css';

const LEFT_OUT = 'Brand names and parent companies are today’s.';
const CITED = {
  title: 'Hotel brands of Texas',
  figures: 'Number of locations by brand',
  path: routes.brands,
};

/** All brands with their companies and numbers of hotels. */
export function BrandsPage() {
  usePageTitle('Brands');
  return (
    <div className={styles.page}>
      <PageHead
        title={
          <>
            Brands <Chip tone="beta">BETA</Chip>
          </>
        }
        actions={<CiteButton products={['HOTEL']} page={CITED} />}
      >
        <span>Hotels are matched to a brand by the name they file under.</span>
      </PageHead>
      <AsOfNotice product="HOTEL" leftOut={LEFT_OUT}>
        <BrandsTable />
      </AsOfNotice>
    </div>
  );
}
