import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { ownerPath } from '../../../app/paths.ts';
import { graphql } from '../../../gql/gql.ts';
import type { OwnerHandoversQuery } from '../../../gql/graphql.ts';
import { formatDate, formatMonth, formatShortMonth } from '../../../ui/formats/formatMonth.ts';
import { monthsUpTo } from '../../../ui/formats/monthArithmetic.ts';
import { LARGEST_PAGE, NO_PAGE, useAllPages } from '../../../ui/hooks/useAllPages.ts';
import type { PageOf } from '../../../ui/hooks/useAllPages.ts';
import { Failure } from '../../../ui/parts/Failure.tsx';
import type { Column } from '../../../ui/table/tableColumns.ts';
import { PropertyCell } from '../../figures/PropertyCell.tsx';
import { ReceiptsTable } from '../../figures/ReceiptsTable.tsx';
import { addressLine, propertyPath } from '../../premises/property.ts';
import { TAX_NAMES, TaxChip } from './ownerPropertyColumns.tsx';

const OwnerHandoversDocument = graphql(`
  query OwnerHandovers($number: String!, $first: Int!, $after: String) {
    owner(number: $number) {
      id
      handovers(first: $first, after: $after) {
        nodes {
          kind
          product
          month
          earlierMonth
          beganOn
          otherNumber
          otherName
          hotel {
            id
            ...PropertyLine @unmask
          }
          beverageProperty {
            id
            ...PropertyLine @unmask
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

type Handover = NonNullable<OwnerHandoversQuery['owner']>['handovers']['nodes'][number];

const WORDS: Record<Handover['kind'], string> = { BOUGHT: 'Bought from', SOLD: 'Sold to' };
const propertyOf = ({ hotel, beverageProperty }: Handover) => hotel ?? beverageProperty;

/** The day, or else the months between which it was, as the releases lack some. */
function whenText({ beganOn, month, earlierMonth }: Handover): string {
  if (beganOn !== null) return formatDate(beganOn);
  const [previous = ''] = monthsUpTo(month, 2);
  return earlierMonth < previous
    ? `${formatShortMonth(earlierMonth)} – ${formatShortMonth(month)}`
    : formatMonth(month);
}

const columns: readonly Column<Handover>[] = [
  {
    key: 'month',
    title: 'When',
    value: ({ beganOn, month }) => beganOn ?? month,
    cell: (handover) => whenText(handover),
    shown: 'phone',
  },
  {
    key: 'name',
    title: 'Property',
    value: (handover) => propertyOf(handover)?.name ?? null,
    cell: (handover) => {
      const property = propertyOf(handover);
      if (property === null) return null;
      const detail = addressLine(property);
      const path = propertyPath(handover.product, property);
      return <PropertyCell name={property.name} path={path} detail={detail} flags={[]} />;
    },
    shown: 'phone',
    isHeading: true,
  },
  {
    key: 'tax',
    title: 'Tax',
    value: ({ product }) => TAX_NAMES[product],
    cell: ({ product }) => <TaxChip product={product} />,
    shown: 'tablet',
  },
  { key: 'kind', title: 'Bought or sold', value: ({ kind }) => WORDS[kind], shown: 'phone' },
  {
    key: 'other',
    title: 'Other owner',
    value: ({ otherName }) => otherName,
    cell: ({ otherName, otherNumber }) => <Link to={ownerPath(otherNumber)}>{otherName}</Link>,
    shown: 'phone',
  },
  {
    key: 'earlier',
    title: 'Earlier owner’s last month',
    value: ({ earlierMonth }) => earlierMonth,
    shown: 'chosen',
  },
  {
    key: 'later',
    title: 'Later owner’s first month',
    value: ({ month }) => month,
    shown: 'chosen',
  },
  {
    key: 'othernumber',
    title: 'Other taxpayer number',
    value: ({ otherNumber }) => otherNumber,
    shown: 'chosen',
  },
];

/** Properties that came from another owner or went to one, while the premises went on. */
export function OwnerHandovers({ number }: { number: string }) {
  const client = useApolloClient();
  const load = useCallback(
    async (after: string | null): Promise<PageOf<Handover>> => {
      const variables = { number, first: LARGEST_PAGE, after };
      const { data } = await client.query({ query: OwnerHandoversDocument, variables });
      if (data === undefined) throw new Error('The handovers could not be loaded.');
      return data.owner?.handovers ?? NO_PAGE;
    },
    [client, number],
  );
  const { rows, failed, retry } = useAllPages(load);
  if (rows?.length === 0) return null;
  return (
    <ReceiptsTable
      title="Bought and sold"
      columns={columns}
      rows={rows}
      rowKey={(handover) => `${handover.kind} ${propertyOf(handover)?.id ?? ''}`}
      prefix="s."
      sort="-month"
      rowHeight={38}
      exportName="OwnerBoughtAndSold"
      instead={failed ? <Failure what="The handovers" onRetry={retry} /> : undefined}
      note="Properties where the filings of one taxpayer end and those of another begin at the same address within three published months. A new taxpayer number of the same company also appears here."
    />
  );
}
