import { Stat } from '../../ui/parts/StatRow.tsx';
import textStyles from '../../ui/parts/text.module.css';

/** A headline figure that cannot be stated: a dash, and why below it. */
export function UnknownStat({ label, why }: { label: string; why: string }) {
  return (
    <Stat label={label} figure={<span aria-hidden="true">–</span>}>
      <span className={textStyles.spoken}>unknown: </span>
      {why}
    </Stat>
  );
}
