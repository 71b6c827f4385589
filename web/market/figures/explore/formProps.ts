import type { SetUrlState } from '../../../ui/hooks/useUrlState.ts';
import type { ExploredState, Question } from './exploreAddress.ts';
import type { AskedPeriod } from './explorePeriods.ts';

export interface FormProps {
  question: Question;
  /** The months of the question; null until known. */
  asked: AskedPeriod | null;
  /** Published months, oldest first. */
  months: readonly string[];
  patch: SetUrlState<ExploredState>;
}
