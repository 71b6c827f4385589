import { Link } from 'react-router-dom';
import { brandPath, parentCompanyPath } from '../../app/paths.ts';
import { countColumn } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { pathAsOf } from '../figures/citing/asOf.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { graphql } from '../../gql/gql.ts';
import type { BrandRowFragment } from '../../gql/graphql.ts';

export const BrandRow = graphql(`
  fragment BrandRow on Brand {
    ...BrandName @unmask
    locations
    parentCompany {
      id
      name
    }
  }
`);

export type BrandOfList = BrandRowFragment;

function nameColumn(asOf: AsOf | null): Column<BrandOfList> {
  return {
    key: 'name',
    title: 'Brand Name',
    value: (brand) => brand.name,
    cell: (brand) => <Link to={pathAsOf(brandPath(brand), asOf)}>{brand.name}</Link>,
    shown: 'phone',
    isHeading: true,
  };
}

function parentColumn(asOf: AsOf | null): Column<BrandOfList> {
  return {
    key: 'parent',
    title: 'Parent Company',
    value: ({ parentCompany }) => parentCompany.name,
    cell: ({ parentCompany }) => (
      <Link to={pathAsOf(parentCompanyPath(parentCompany), asOf)}>{parentCompany.name}</Link>
    ),
    shown: 'phone',
  };
}

const locations = countColumn<BrandOfList>({
  key: 'locations',
  title: '# of Locations',
  value: (brand) => brand.locations,
});

/** The columns of the list of brands; its links lead to figures as of the same release. */
export function brandColumns(asOf: AsOf | null): readonly Column<BrandOfList>[] {
  return [nameColumn(asOf), parentColumn(asOf), locations];
}

/** Columns of the brands of one company. */
export const ownBrandColumns: readonly Column<BrandOfList>[] = [nameColumn(null), locations];
