import type { Change } from '../../ui/formats/formatChange.ts';
import { noChangeText } from '../../ui/formats/noChange.ts';
import type { Compared } from '../../ui/formats/noChange.ts';
import { ChangeArrow } from '../../ui/parts/ChangeArrow.tsx';
import changeStyles from '../../ui/parts/ChangeArrow.module.css';

interface Props {
  change: Change | null;
  /** The part of the receipts that is compared; null if there is nothing to compare with. */
  compared: Compared | null;
  /** Text after the change: ` vs. a year earlier`. */
  suffix: string;
  /** The period before: `Sep 2022`. */
  before: string;
}

/** A change of a headline, or why there is none to state. */
export function HeadlineChange({ change, compared, suffix, before }: Props) {
  if (change !== null) return <ChangeArrow change={change} suffix={suffix} />;
  return <span className={changeStyles.why}>{noChangeText(compared, before)}</span>;
}
