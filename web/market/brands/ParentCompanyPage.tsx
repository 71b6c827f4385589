import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { decodeName, parentCompanyPath } from '../../app/paths.ts';
import { Failure } from '../../ui/parts/Failure.tsx';
import { ReceiptsTable } from '../figures/ReceiptsTable.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import { BrandRow, ownBrandColumns } from './brandColumns.tsx';
import type { BrandOfList } from './brandColumns.tsx';
import { useAsOf } from '../figures/citing/asOf.ts';
import { BrandAsOf } from './BrandAsOf.tsx';
import { brandFigures, ParentCompanyPageDocument } from './brandFigures.ts';
import { BrandHead, UnknownBrand } from './BrandHead.tsx';
import { brandPages } from './brandPages.ts';
import { BrandParts } from './BrandParts.tsx';

const page = brandPages.parent;

/** A company with hotel brands: all of them together. The address counts by its number alone. */
export function ParentCompanyPage() {
  const { parentId = '', parent = '' } = useParams();
  const asOf = useAsOf();
  const shown = { id: `parent-company:${parentId}`, given: decodeName(parent) };
  if (asOf === null) return <OfCompany key={parentId} {...shown} />;
  return <BrandAsOf key={parentId} {...shown} page={page} asOf={asOf} />;
}

function OfCompany({ id, given }: { id: string; given: string }) {
  const { data, error, refetch } = useQuery(ParentCompanyPageDocument, { variables: { id } });
  const company = data?.parentCompany ?? null;
  const figures = useMemo(
    () => (data?.parentCompany ? brandFigures(data.parentCompany, data) : null),
    [data],
  );
  if (error !== undefined) return <Failure what="The company" onRetry={() => void refetch()} />;
  if (data?.parentCompany === null) return <UnknownBrand area={page.area} name={given} />;
  const brands = company && readFragment(BrandRow, company.brands);
  return (
    <BrandParts
      page={page}
      id={id}
      brand={company}
      figures={figures}
      head={
        <BrandHead
          title={company?.name ?? given}
          filter={{ parentCompanyId: id }}
          path={company && parentCompanyPath(company)}
        >
          {brands === null ? (
            <Skeleton width={260} />
          ) : (
            <span>
              {brands.length === 1
                ? 'A company with 1 hotel brand'
                : `A company with ${String(brands.length)} hotel brands`}
            </span>
          )}
        </BrandHead>
      }
    >
      <Brands brands={brands} />
    </BrandParts>
  );
}

function Brands({ brands }: { brands: readonly BrandOfList[] | null }) {
  return (
    <ReceiptsTable
      title="Its brands"
      columns={ownBrandColumns}
      rows={brands}
      rowKey={({ id }) => id}
      prefix="b."
      sort="-locations"
    />
  );
}
