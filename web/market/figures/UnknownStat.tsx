import { Stat } from '../../ui/parts/StatRow.tsx';

/** A headline figure that cannot be stated: a dash, and why below it. */
export function UnknownStat({ label, why }: { label: string; why: string }) {
  return (
    <Stat label={label} figure={<span aria-hidden="true">–</span>}>
      <span className="sr-only">unknown: </span>
      {why}
    </Stat>
  );
}
