import { Button } from 'antd';
import { usePageTitle } from '../../../app/about.ts';
import { ownerPath } from '../../../app/paths.ts';
import { graphql } from '../../../gql/gql.ts';
import type { OwnerHeadFragment as Owner, Product } from '../../../gql/graphql.ts';
import { Chip } from '../../../ui/parts/Chip.tsx';
import { PageHead } from '../../../ui/parts/PageHead.tsx';
import { Skeleton } from '../../../ui/parts/Skeleton.tsx';
import { useAsOf } from '../../figures/citing/asOf.ts';
import { CiteButton } from '../../figures/citing/CiteButton.tsx';
import { ExportButton } from '../../figures/exports/ExportButton.tsx';
import { rowsOfOwner } from '../../figures/exports/exportedRows.ts';

export const OwnerHeadFragment = graphql(`
  fragment OwnerHead on Owner {
    number
    name
    hotels
    marketplacePlaces
    bars
  }
`);

/** Legacy releases of bars name no taxpayer. */
export function nameOf({ name, number }: Owner): string {
  return name === '' ? `Permit ${number}` : name;
}

interface Props {
  number: string;
  /** Null while loading. */
  owner: Owner | null;
}

/** The owner's name, and what can be done with its figures. */
export function OwnerHead({ number, owner }: Props) {
  const name = owner && nameOf(owner);
  usePageTitle(name ?? 'Owner');
  return (
    <PageHead
      title={name ?? <Skeleton width={320} height={32} />}
      isWaiting={owner === null}
      actions={
        <>
          {owner !== null && <Exports owner={owner} />}
          {owner !== null && <Cite owner={owner} />}
          <Button onClick={() => window.print()}>Print</Button>
        </>
      }
    >
      <Chip>{`Taxpayer number ${number}`}</Chip>
      <span>
        As filed under this taxpayer number. A company that files under several numbers has a page for each.
      </span>
    </PageHead>
  );
}

function Cite({ owner }: { owner: Owner }) {
  const title = `${nameOf(owner)} (taxpayer ${owner.number})`;
  const figures = 'Receipts of all properties by month';
  return <CiteButton products={taxesOf(owner)} page={{ title, figures, path: ownerPath(owner.number) }} />;
}

/** The taxes that the owner has properties of; both if none are left. */
export function taxesOf(owner: Owner): readonly [Product, ...Product[]] {
  const files = hasLodging(owner);
  if (files && owner.bars === 0) return ['HOTEL'];
  return !files && owner.bars > 0 ? ['BEVERAGE'] : ['HOTEL', 'BEVERAGE'];
}

function hasLodging({ hotels, marketplacePlaces }: Owner): boolean {
  return hotels + marketplacePlaces > 0;
}

/** A file for each tax: their figures differ. */
function Exports({ owner }: { owner: Owner }) {
  const isPast = useAsOf() !== null;
  const shared = { title: nameOf(owner), properties: rowsOfOwner(owner.number) };
  if (isPast) return null;
  return (
    <>
      {hasLodging(owner) && <ExportButton {...shared} product="HOTEL" label="Export hotels" />}
      {owner.bars > 0 && <ExportButton {...shared} product="BEVERAGE" label="Export bars" />}
    </>
  );
}
