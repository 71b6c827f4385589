import { Link } from 'react-router-dom';
import { brandPath, parentCompanyPath } from '../../app/paths.ts';
import { countColumn } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
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

const name: Column<BrandOfList> = {
  key: 'name',
  title: 'Brand Name',
  value: (brand) => brand.name,
  cell: (brand) => <Link to={brandPath(brand)}>{brand.name}</Link>,
  shown: 'phone',
  isHeading: true,
};

const parent: Column<BrandOfList> = {
  key: 'parent',
  title: 'Parent Company',
  value: ({ parentCompany }) => parentCompany.name,
  cell: ({ parentCompany }) => <Link to={parentCompanyPath(parentCompany)}>{parentCompany.name}</Link>,
  shown: 'phone',
};

const locations = countColumn<BrandOfList>({
  key: 'locations',
  title: '# of Locations',
  value: (brand) => brand.locations,
});

/** The columns of the list of brands. */
export const brandColumns: readonly Column<BrandOfList>[] = [name, parent, locations];

/** Those of the brands of one company. */
export const ownBrandColumns: readonly Column<BrandOfList>[] = [name, locations];
