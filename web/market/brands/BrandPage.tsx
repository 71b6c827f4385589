import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { brandPath, decodeName, parentCompanyPath } from '../../app/paths.ts';
import { Chip } from '../../ui/parts/Chip.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { useAsOf } from '../figures/citing/asOf.ts';
import { BrandAsOf } from './BrandAsOf.tsx';
import { BrandPageDocument, brandFigures } from './brandFigures.ts';
import { BrandScale } from './BrandScale.tsx';
import { BrandHead, UnknownBrand } from './BrandHead.tsx';
import { brandPages } from './brandPages.ts';
import { BrandParts } from './BrandParts.tsx';

const page = brandPages.brand;

/** A brand: what its hotels take in together, whether that rises, and why. The address counts by its number alone. */
export function BrandPage() {
  const { id = '', name = '' } = useParams();
  const asOf = useAsOf();
  const shown = { id: `brand:${id}`, given: decodeName(name) };
  if (asOf === null) return <OfBrand key={id} {...shown} />;
  return <BrandAsOf key={id} {...shown} page={page} asOf={asOf} />;
}

function OfBrand({ id, given }: { id: string; given: string }) {
  const { data, error, refetch } = useQuery(BrandPageDocument, { variables: { id } });
  const brand = data?.brand ?? null;
  const figures = useMemo(() => (data?.brand ? brandFigures(data.brand, data) : null), [data]);
  if (error !== undefined) return <Failure what="The brand" onRetry={() => void refetch()} />;
  if (data?.brand === null) return <UnknownBrand area={page.area} name={given} />;
  const parent = brand && { title: brand.parentCompany.name, path: parentCompanyPath(brand.parentCompany) };
  return (
    <BrandParts
      page={page}
      id={id}
      brand={brand}
      figures={figures}
      head={
        <BrandHead
          title={brand?.name ?? given}
          filter={{ brandId: id }}
          path={brand && brandPath(brand)}
          {...(parent && { above: parent })}
        >
          {brand === null || parent === null ? (
            <Skeleton width={260} />
          ) : (
            <>
              <p>
                A hotel brand of <Link to={parent.path}>{parent.title}</Link>
              </p>
              <BrandScale brand={brand} />
              <Chip>{toldBy(brand)}</Chip>
            </>
          )}
        </BrandHead>
      }
    />
  );
}

/** Says which names are the brand's, by the first of its rules. */
function toldBy({ matchText, excludeText }: { matchText: string; excludeText: string | null }): string {
  const without = excludeText === null ? '' : ` without ${excludeText.split('|').join(', ')}`;
  return `Names with ${matchText}${without}`;
}
