import { ownerPath } from '../../../app/paths.ts';
import type { SimilarOwnersQuery } from '../../../gql/graphql.ts';
import { countColumn, moneyColumn, textColumn } from '../../../ui/table/columnKinds.tsx';
import type { Column } from '../../../ui/table/tableColumns.ts';
import { PropertyCell } from '../../figures/PropertyCell.tsx';

export type Suggestion = NonNullable<NonNullable<SimilarOwnersQuery['owner']>['possiblySame']>;
export type SuggestedOwner = Suggestion['owners'][number];

const name: Column<SuggestedOwner> = {
  key: 'name',
  title: 'Owner',
  value: ({ owner }) => owner.name,
  cell: ({ owner, reason }) => (
    <PropertyCell
      name={owner.name}
      path={ownerPath(owner.number)}
      detail={`Number ${owner.number} · ${reason}`}
      flags={[]}
    />
  ),
  shown: 'phone',
  isHeading: true,
};

const roomReceipts = moneyColumn<SuggestedOwner>({
  key: 'rooms',
  title: 'Room receipts, latest 12 months',
  value: (each) => each.roomReceipts,
  why: () => 'no lodging receipts in these months',
});
const beverageReceipts = moneyColumn<SuggestedOwner>({
  key: 'alcohol',
  title: 'Alcohol receipts, latest 12 months',
  value: (each) => each.beverageReceipts,
  why: () => 'no alcohol receipts in these months',
});

const properties = countColumn<SuggestedOwner>({
  key: 'properties',
  title: 'Properties',
  value: ({ owner }) => owner.hotels + owner.bars,
});

const others: readonly Column<SuggestedOwner>[] = [
  textColumn('reason', 'Reason', ({ reason }) => reason, 'chosen'),
  textColumn('address', 'Mailing address', ({ mailingAddress }) => mailingAddress, 'chosen'),
  textColumn('number', 'Taxpayer number', ({ owner }) => owner.number, 'chosen'),
];

/** The columns of suggested owners, with the receipts that any of them has. The numbers of properties are today's. */
export function columnsOf(suggestion: Suggestion, isPast: boolean): readonly Column<SuggestedOwner>[] {
  return [
    name,
    ...(suggestion.roomReceipts === null ? [] : [roomReceipts]),
    ...(suggestion.beverageReceipts === null ? [] : [beverageReceipts]),
    ...(isPast ? [] : [properties]),
    ...others,
  ];
}
