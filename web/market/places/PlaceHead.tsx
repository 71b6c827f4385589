import { Button } from 'antd';
import { itemOfKind, placePath, resultsPath, routes } from '../../app/paths.ts';
import { PageHead } from '../../ui/parts/PageHead.tsx';
import { printPage } from '../../ui/parts/printPage.ts';
import { Trail } from '../../ui/parts/Trail.tsx';
import { useAsOf } from '../figures/citing/asOf.ts';
import { CiteButton } from '../figures/citing/CiteButton.tsx';
import { ExportButton } from '../figures/exports/ExportButton.tsx';
import { rowsOfPlace } from '../figures/exports/exportedRows.ts';
import { placeTitle } from './placePages.ts';
import type { PlacePageKind } from './placePages.ts';
import { LinkAsOf } from '../figures/citing/LinkAsOf.tsx';

interface Props {
  page: PlacePageKind;
  name: string;
}

/** The place's name, its other pages and what can be done with its figures. */
export function PlaceHead({ page: { kind, product, heading }, name }: Props) {
  const isPast = useAsOf() !== null;
  const title = placeTitle(kind, name);
  const isLodging = product === 'HOTEL';
  const other = placePath(isLodging ? 'BEVERAGE' : 'HOTEL', kind, name);
  const figures = isLodging
    ? 'Room receipts of all hotels by month'
    : 'Mixed beverage receipts of all bars and restaurants by month';
  const cited = { figures, path: placePath(product, kind, name) };
  return (
    <PageHead
      title={title}
      trail={<Trail steps={[{ title: 'Search', path: routes.search }, { title }]} />}
      actions={
        <>
          {!isPast && <ExportButton product={product} title={title} properties={rowsOfPlace(kind, name)} />}
          <CiteButton products={[product]} page={{ title: `${title}, Texas`, ...cited }} />
          <Button onClick={printPage}>Print</Button>
        </>
      }
    >
      <span>{heading}</span>
      <LinkAsOf to={resultsPath(isLodging ? 'monthly' : 'mbt', itemOfKind[kind], [name])}>
        {isLodging ? `Hotels in ${title}` : `Bars and restaurants in ${title}`}
      </LinkAsOf>
      <LinkAsOf to={other}>{isLodging ? 'Mixed beverage receipts' : 'Hotel receipts'}</LinkAsOf>
    </PageHead>
  );
}
