import { Button } from 'antd';
import type { ExploredFragment } from '../../../gql/graphql.ts';
import type { SetUrlState } from '../../../ui/hooks/useUrlState.ts';
import { EXPLORED } from './exploreAddress.ts';
import type { ExploredState, Question } from './exploreAddress.ts';
import styles from './ExplorePage.module.css';

interface NothingProps {
  question: Question;
  ranking: ExploredFragment;
  patch: SetUrlState<ExploredState>;
}

/** Says why nothing is found and what to do about it. */
export function NothingRanked({
  question: { state, product },
  ranking: { found, tooSmall, tooFewMonths, months },
  patch,
}: NothingProps) {
  if (months.length === 0)
    return (
      <Advice
        action="Show the last 12 months"
        onAct={() => patch({ period: 'ttm', from: '', to: '', after: '' })}
      >
        No release covers these months.
      </Advice>
    );
  if (tooFewMonths > 0 || tooSmall > 0) return <LeftOut isPartial={tooFewMonths > 0} patch={patch} />;
  if (found > 0)
    return (
      <Advice action="Rank by receipts" onAct={() => patch({ by: 'receipts', after: '' })}>
        The figure is unknown for all of them, for example because the earlier period is missing.
      </Advice>
    );
  return (
    <Advice
      action="Clear the filters"
      onAct={() =>
        patch({ ...EXPLORED, tax: product === 'HOTEL' ? 'hotel' : 'bar', of: state.of, by: state.by })
      }
    >
      No Records Found. Nothing matches all of these filters in these months.
    </Advice>
  );
}

/** Everything that could be ranked lacks months, or is below a minimum. */
function LeftOut({ isPartial, patch }: Pick<NothingProps, 'patch'> & { isPartial: boolean }) {
  if (isPartial)
    return (
      <Advice action="Rank them too" onAct={() => patch({ partial: 'all', after: '' })}>
        Everything that could be ranked has figures for too few of these months.
      </Advice>
    );
  return (
    <Advice action="Rank them too" onAct={() => patch({ small: 'all', after: '' })}>
      Everything that matches the filters is too small for this figure.
    </Advice>
  );
}

function Advice({ children, action, onAct }: { children: string; action: string; onAct: () => void }) {
  return (
    <div className={styles.nothing}>
      <p>{children}</p>
      <Button onClick={onAct}>{action}</Button>
    </div>
  );
}
