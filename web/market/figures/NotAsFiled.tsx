import { counted } from '../../ui/formats/counted.ts';
import { formatMoney, formatWholeMoney } from '../../ui/formats/formatMoney.ts';
import { DefinitionLink } from './DefinitionLink.tsx';

/** Dollars, filings and rooms of a month; null or missing if it has no such part. */
interface Props {
  marketplace?: number | null;
  apportioned?: number | null;
  estimated?: number | null;
  unusual?: number | null;
  flaggedFilings?: number | null;
  roomsLeftOut?: number | null;
}

/** Says below a headline figure which parts of its month are not plainly as filed, a line each. */
export function NotAsFiled({ marketplace, apportioned, estimated, unusual, ...counts }: Props) {
  const flagged = counts.flaggedFilings ?? 0;
  const roomsLeftOut = counts.roomsLeftOut ?? 0;
  return (
    <>
      <Amount id="marketplace" amount={marketplace} words="by marketplaces" />
      <Amount id="apportioned" amount={apportioned} words="apportioned" />
      <Amount id="estimated" amount={estimated} words="estimated" />
      <Amount id="unusual-receipts" amount={unusual} words="unusual" />
      {flagged > 0 && (
        <div>
          {counted(flagged, 'filing')} <DefinitionLink id="doubtful">with doubtful receipts</DefinitionLink>
        </div>
      )}
      {roomsLeftOut > 0 && (
        <div>
          {counted(roomsLeftOut, 'room')}{' '}
          <DefinitionLink id="doubtful">{roomsLeftOut === 1 ? 'does' : 'do'} not count</DefinitionLink>
        </div>
      )}
    </>
  );
}

interface AmountProps {
  id: string;
  amount: number | null | undefined;
  words: string;
}

function Amount({ id, amount = 0, words }: AmountProps) {
  if (amount === null || amount <= 0) return null;
  return (
    <div title={formatMoney(amount)}>
      {formatWholeMoney(amount)} <DefinitionLink id={id}>{words}</DefinitionLink>
    </div>
  );
}
