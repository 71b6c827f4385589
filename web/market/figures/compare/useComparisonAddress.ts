import { useMemo } from 'react';
import { propertyKeyText } from '../../../app/paths.ts';
import type { PropertyNumbers } from '../../../app/paths.ts';
import { useUrlState } from '../../../ui/hooks/useUrlState.ts';
import { useLatestPeriod } from '../../search/useLatestPeriods.ts';
import { useAsOf } from '../citing/asOf.ts';
import { COMPARISON, readQuestion } from './compareAddress.ts';
import type { Question } from './compareAddress.ts';
import { periodProblem } from './PeriodChoice.tsx';
import type { PeriodChoiceProps } from './PeriodChoice.tsx';
import { addMonths } from '../../../ui/formats/monthArithmetic.ts';
import type { Period } from '../../../ui/formats/monthArithmetic.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

interface Address {
  question: Question;
  /** The number of the set being changed; empty for none. */
  setId: string;
  period: PeriodChoiceProps;
  change: (subject: PropertyNumbers | null, competitors: readonly PropertyNumbers[]) => void;
}

/** The hotels and months in the URL, and functions that change them. */
export function useComparisonAddress(): Address {
  const [state, patch] = useUrlState(COMPARISON);
  const period = usePeriod();
  const question = useMemo(() => readQuestion(state), [state]);
  return {
    question,
    setId: /^\d+$/.test(state.set) ? state.set : '',
    period,
    change: (subject, competitors) =>
      patch({
        subject: subject === null ? '' : propertyKeyText(subject),
        with: competitors.map(propertyKeyText).join(','),
      }),
  };
}

const PERIOD = { from: '', to: '' };

/** The months in the URL, and a function that changes them. */
export function usePeriod(): PeriodChoiceProps {
  const [state, patch] = useUrlState(PERIOD);
  const { latest: published, failure } = useLatestPeriod('HOTEL', useAsOf());
  const latest = published?.month ?? null;
  const period = periodOf(state, latest);
  return {
    period,
    latest,
    failure,
    message: period === null ? '' : periodProblem(period),
    onChange: ({ from, to }) => patch({ from, to }),
  };
}

/** The months in a URL; by default the 12 that end with the latest published month. */
function periodOf({ from, to }: Period, latest: string | null): Period | null {
  const last = MONTH.test(to) ? to : latest;
  if (last === null) return null;
  return { from: MONTH.test(from) ? from : addMonths(last, -11), to: last };
}
