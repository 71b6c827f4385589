import { Button } from 'antd';
import { useState } from 'react';
import { readFragment } from '../../../gql/fragment-masking.ts';
import type { FragmentType } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { useDefine } from '../../../ui/parts/definitions.ts';
import { SupplyTable } from './SupplyTable.tsx';
import marketStyles from '../../places/PlaceMarket.module.css';
import styles from './PlaceSupply.module.css';

const SupplyFragment = graphql(`
  fragment PlaceSupplyYear on PlaceSupplyYear {
    year
    months
    hotelsOpened
    roomsOpened
    roomsOpenedUnknown
    hotelsOpenedWithoutReceipts
    roomsOpenedWithoutReceipts
    hotelsOpenedEarlier
    roomsOpenedEarlier
    hotelsClosed
    roomsClosed
    roomsClosedUnknown
    hotelsClosedInGap
    roomsClosedInGap
    hotelsEndedWithoutReceipts
    roomsEndedWithoutReceipts
    month
    rooms
    roomsIdle
  }
`);

const YEARS_SHOWN = 8;

/** Hotel rooms of a place that opened, closed and stood idle, the latest year first. */
export function PlaceSupply({ years }: { years: readonly FragmentType<typeof SupplyFragment>[] }) {
  const [isAll, setIsAll] = useState(false);
  const all = readFragment(SupplyFragment, years).toReversed();
  const shown = isAll ? all : all.slice(0, YEARS_SHOWN);
  const hasGap = shown.some(({ hotelsClosedInGap }) => (hotelsClosedInGap ?? 0) > 0);
  return (
    <section className={marketStyles.part} aria-labelledby="supply">
      <div className={styles.title}>
        <h3 id="supply">Supply</h3>
        {useDefine()('Supply', true)}
      </div>
      <p>
        {all.length === 0
          ? 'No year has figures of hotels here.'
          : 'By address: a hotel that was sold neither opened nor closed. In the latest six months, closings may be missing. If both owners of a hotel filed for the month, Rooms counts its rooms twice.'}
        {hasGap &&
          ' If no release has the months after a hotel’s last figures, nobody knows when it closed: such hotels stand beside the closings of that year, not among them.'}
      </p>
      {shown.length > 0 && <SupplyTable years={shown} />}
      {all.length > shown.length && (
        <Button type="link" size="small" onClick={() => setIsAll(true)}>
          {`Show all ${String(all.length)} years`}
        </Button>
      )}
    </section>
  );
}
