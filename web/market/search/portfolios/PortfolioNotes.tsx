import { AwaitedAside } from '../../figures/awaited.tsx';
import { DefinitionLink } from '../../figures/DefinitionLink.tsx';
import { noteTexts } from '../../figures/doubtText.ts';
import { EstimatedNote, UnusualNote } from '../../figures/UnusualNote.tsx';
import { counted } from '../../../ui/formats/counted.ts';
import { monthsUpTo, yearBefore } from '../../../ui/formats/monthArithmetic.ts';
import type { PortfolioView } from './portfolioRows.ts';

/** Names unusual and estimated months among those of the year before. */
export function NotedBefore({ total, months }: Pick<PortfolioView, 'total'> & { months: readonly string[] }) {
  return (
    <>
      <UnusualNote unusual={total.unusualMonths} months={[]} before={months} />
      <EstimatedNote estimated={total.estimatedMonths} months={[]} before={months} />
    </>
  );
}

const NOTES = [
  { months: 'flaggedMonths', id: 'doubtful', words: 'with doubtful figures' },
  { months: 'unusualMonths', id: 'unusual-receipts', words: 'with unusual receipts' },
  { months: 'estimatedMonths', id: 'estimated', words: 'with estimated receipts' },
  { months: 'apportionedMonths', id: 'apportioned', words: 'with apportioned receipts' },
] as const;

/** Says how many properties have figures of the month that are to be read with care. */
export function Noted({ month, lines }: Pick<PortfolioView, 'month' | 'lines'>) {
  return NOTES.map(({ months, id, words }) => {
    const noted = lines.filter((line) => line[months].includes(month)).length;
    if (noted === 0) return null;
    return (
      <div key={id}>
        {counted(noted, 'property', 'properties')} <DefinitionLink id={id}>{words}</DefinitionLink>
      </div>
    );
  });
}

type TwelveProps = Pick<PortfolioView, 'month' | 'monthsPublished' | 'total'>;

/** Says which of the twelve months, and of those that they are compared with, are to be read with care. */
export function TwelveMonthsNoted({ month, monthsPublished, total }: TwelveProps) {
  const twelve = monthsUpTo(month, 12);
  const within = (months: readonly string[]): string[] => months.filter((each) => twelve.includes(each));
  const noted = {
    flaggedMonths: within(total.flaggedMonths),
    unusualMonths: within(total.unusualMonths),
    estimatedMonths: within(total.estimatedMonths),
    apportionedMonths: within(total.apportionedMonths),
  };
  const compared = total.trailingChange === null ? [] : total.trailingComparedMonths;
  const before = compared.map((each) => yearBefore(each));
  return (
    <>
      <AwaitedAside awaited={total.awaitedMonths} months={twelve} />
      {noteTexts(noted, monthsPublished).map((text) => (
        <div key={text}>{text}</div>
      ))}
      <NotedBefore total={total} months={before} />
    </>
  );
}
