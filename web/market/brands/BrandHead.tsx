import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../app/about.ts';
import { routes } from '../../app/paths.ts';
import { Chip } from '../../ui/parts/Chip.tsx';
import { pathAsOf, useAsOf } from '../figures/citing/asOf.ts';
import { CiteButton } from '../figures/citing/CiteButton.tsx';
import { ExportButton } from '../figures/exports/ExportButton.tsx';
import { PageHead } from '../../ui/parts/PageHead.tsx';
import { Trail } from '../../ui/parts/Trail.tsx';

interface Props {
  title: string;
  /** Between the list and this page. */
  above?: { title: string; path: string };
  /** Its id in GraphQL, as an argument of its kind. */
  filter: { brandId: string } | { parentCompanyId: string };
  /** The page's address; null while loading. */
  path: string | null;
  children: ReactNode;
}

const FIGURES = 'Room receipts of its hotels by month';

/** The heading of a brand's or a company's page. */
export function BrandHead({ title, above, filter, path, children }: Props) {
  const asOf = useAsOf();
  usePageTitle(title);
  const steps = [
    { title: 'Brands', path: pathAsOf(routes.brands, asOf) },
    ...(above === undefined ? [] : [above]),
    { title },
  ];
  return (
    <PageHead
      title={
        <>
          {title} <Chip tone="beta">BETA</Chip>
        </>
      }
      trail={<Trail steps={steps} />}
      actions={
        <>
          {asOf === null && (
            <ExportButton product="HOTEL" title={title} properties={{ filter, hasFilings: false }} />
          )}
          {path !== null && <CiteButton products={['HOTEL']} page={{ title, figures: FIGURES, path }} />}
          <Button onClick={() => window.print()}>Print</Button>
        </>
      }
    >
      {children}
    </PageHead>
  );
}

/** For an address with the number of no brand or company. */
export function UnknownBrand({ area, name }: { area: string; name: string }) {
  usePageTitle(`No such ${area}`);
  return (
    <>
      <h1>{`No such ${area}`}</h1>
      <p>{`There is no ${area} under this address${name === '' ? '' : ` (${name})`}.`}</p>
      <p>
        <Link to={routes.brands}>Back to the list of brands</Link>
      </p>
    </>
  );
}
