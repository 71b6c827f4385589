import { Chip } from '../../ui/parts/Chip.tsx';
import { Unknown } from '../../ui/parts/Unknown.tsx';
import { counted } from '../../ui/formats/counted.ts';
import { formatRevpar } from '../../ui/formats/formatMoney.ts';

interface Props {
  revpar: number | null;
  /** Months whose rooms count; null if RevPAR is of several hotels. */
  revparMonths: number | null;
  /** Months with figures. */
  months: number | null;
  /** Why there is no RevPAR. */
  why: string;
}

/** RevPAR over several months, and of how many it is if rooms do not count in the others. */
export function RevparOfMonths({ revpar, revparMonths, months, why }: Props) {
  if (revpar === null) return <Unknown why={why} />;
  if (revparMonths === null || months === null || revparMonths >= months) return formatRevpar(revpar);
  return (
    <>
      {formatRevpar(revpar)} <Chip>{`${String(revparMonths)} of ${counted(months, 'month')}`}</Chip>
    </>
  );
}
