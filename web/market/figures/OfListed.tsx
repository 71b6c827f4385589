import { counted } from '../../ui/formats/counted.ts';
import { formatCount } from '../../ui/formats/formatMoney.ts';

/** Says of sums of a list that a member has narrowed that they are of its rows only; nothing of a whole list. */
export function OfListed({ listed, of }: { listed: number; of: number | undefined }) {
  if (of === undefined || listed === of) return null;
  return <div>{`only the ${counted(listed, 'row')} listed below, of ${formatCount(of)}`}</div>;
}
