import type { Product } from '../../gql/graphql.ts';
import { Chip } from '../../ui/parts/Chip.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';

/** Words of the chip that tags a property or a list of them with its tax. */
export const PRODUCT_TAGS: Record<Product, string> = { HOTEL: 'Hotel', BEVERAGE: 'MBT' };

export function productColumn<Row extends { product: Product }>(): Column<Row> {
  return {
    key: 'type',
    title: 'Type',
    value: ({ product }) => PRODUCT_TAGS[product],
    cell: ({ product }) => <Chip>{PRODUCT_TAGS[product]}</Chip>,
    shown: 'phone',
  };
}
