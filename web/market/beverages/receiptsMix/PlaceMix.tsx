import { readFragment } from '../../../gql/fragment-masking.ts';
import type { FragmentType } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { oneOf, useUrlState } from '../../../ui/hooks/useUrlState.ts';
import { useDefine } from '../../../ui/parts/definitions.ts';
import { Segments } from '../../../ui/parts/Segments.tsx';
import { MixTable } from './MixTable.tsx';
import { mixRows } from './mixRows.ts';
import marketStyles from '../../places/PlaceMarket.module.css';
import styles from './PlaceMix.module.css';

const MixFragment = graphql(`
  fragment PlaceMix on PlaceReceiptsMix {
    months {
      month
      ...MixFacts @unmask
    }
    years {
      year
      months
      ...MixFacts @unmask
    }
  }
`);

graphql(`
  fragment MixFacts on MixFacts {
    roomReceipts
    alcoholReceipts
    roomShare
    alcoholShare
  }
`);

const STATE = { mix: 'years' };
const OPTIONS = [
  { value: 'years', label: 'Years' },
  { value: 'months', label: 'Months' },
] as const;

/** Room receipts of hotels beside mixed beverage receipts of a place, by year or over the latest months. */
export function PlaceMix({ mix: masked }: { mix: FragmentType<typeof MixFragment> }) {
  const mix = readFragment(MixFragment, masked);
  const define = useDefine();
  const [state, patch] = useUrlState(STATE);
  const by = oneOf(['years', 'months'] as const, state.mix, 'years');
  return (
    <section className={marketStyles.part} aria-labelledby="mix">
      <div className={styles.title}>
        <h3 id="mix">Hotels and bars</h3>
        {define('Hotels and bars', true)}
        {mix.months.length > 0 && (
          <Segments
            label="Hotels and bars by"
            value={by}
            options={OPTIONS}
            onChange={(next) => patch({ mix: next })}
          />
        )}
      </div>
      {mix.months.length === 0 ? (
        <p>No month here is complete for both hotels and bars.</p>
      ) : (
        <>
          <p>Room receipts and mixed beverage receipts, over the months that are complete for both.</p>
          <MixTable rows={mixRows(mix, by)} />
        </>
      )}
    </section>
  );
}
