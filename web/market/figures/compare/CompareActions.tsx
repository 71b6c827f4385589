import { Button } from 'antd';
import { CiteButton } from '../citing/CiteButton.tsx';
import { SaveSet } from '../../search/sets/SaveSet.tsx';
import { citedPage } from './citedComparison.ts';
import type { Question } from './compareAddress.ts';
import type { Chosen } from './useChosenHotels.ts';
import type { Period } from '../../../ui/formats/monthArithmetic.ts';

interface Props {
  question: Question;
  chosen: Chosen;
  /** The number of the set being changed; empty for none. */
  setId: string;
  period: Period | null;
}

/** Cites, prints and keeps a comparison. Citing and keeping need its hotels and at least one competitor. */
export function CompareActions({ question: { subject }, chosen, setId, period }: Props) {
  const [own, ...others] = chosen.areKnown && subject !== null ? chosen.hotels : [];
  const isWhole = own !== undefined && others.length > 0;
  return (
    <>
      {isWhole && period !== null && (
        <CiteButton products={['HOTEL']} page={citedPage(own, others, period)} />
      )}
      <Button onClick={() => window.print()}>Print</Button>
      {isWhole && subject !== null && (
        <SaveSet subject={subject} competitors={others.map(({ keys }) => keys[0])} setId={setId} />
      )}
    </>
  );
}
