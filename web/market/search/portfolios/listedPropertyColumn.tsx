import type { EarlierPropertyFragment, Product } from '../../../gql/graphql.ts';
import { Unknown } from '../../../ui/parts/Unknown.tsx';
import type { Column } from '../../../ui/table/tableColumns.ts';
import { ListedPropertyCell } from './ListedProperty.tsx';
import type { ListedProperty } from './ListedProperty.tsx';

interface Listed {
  product: Product;
  /** Null if no release has it any longer. */
  property: ListedProperty | null;
  /** The earlier owner's property by which alone it is listed. */
  earlier?: EarlierPropertyFragment | null;
}

/** The heading column of a table of properties of both taxes. */
export function listedPropertyColumn<Row extends Listed>(): Column<Row> {
  return {
    key: 'name',
    title: 'Property',
    value: ({ property }) => property?.name ?? null,
    cell: ({ product, property, earlier = null }) =>
      property === null ? (
        <Unknown why="no longer in any release" />
      ) : (
        <ListedPropertyCell product={product} property={property} earlier={earlier} />
      ),
    shown: 'phone',
    isHeading: true,
  };
}
