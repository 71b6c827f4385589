import { resultsOfPeriodPath } from '../../app/paths.ts';
import type { LodgingType, ResultItem } from '../../app/paths.ts';
import { LinkAsOf } from '../figures/citing/LinkAsOf.tsx';
import { periodName } from '../search/resultsAddress.ts';
import type { ResultPeriod } from '../search/resultsAddress.ts';
import resultsPageStyles from '../search/ResultsPage.module.css';

interface Props {
  type: LodgingType;
  item: ResultItem;
  names: readonly string[];
  period: ResultPeriod;
}

const BOTH = 'quarterlymonthly';

/** Says that none of these filers filed, and links to the results of all filers. */
export function NoneFiled({ type, item, names, period }: Props) {
  if (names.length === 0) return null;
  const quarter = type === 'monthly' ? { ...period, number: Math.ceil(period.number / 3) } : period;
  const filers = type === BOTH ? 'hotel' : `${type} filer`;
  return (
    <p className={resultsPageStyles.note}>
      {`No ${filers} here filed for ${periodName(type, period)}. `}
      {type !== BOTH && (
        <LinkAsOf to={resultsOfPeriodPath(BOTH, quarter, item, names)}>
          {`Monthly and quarterly filers of ${periodName(BOTH, quarter)}`}
        </LinkAsOf>
      )}
    </p>
  );
}
