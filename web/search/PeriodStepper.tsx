import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { addressOf, periodName, stepped } from './resultsAddress.ts';
import type { ResultPeriod, ResultsQuestion } from './resultsAddress.ts';

interface Props {
  question: ResultsQuestion;
  period: ResultPeriod;
  latest: ResultPeriod | null;
}

function isAfter(a: ResultPeriod, b: ResultPeriod): boolean {
  return a.year > b.year || (a.year === b.year && a.number > b.number);
}

/** The same results one period earlier or later; never past the latest published one. */
export function PeriodStepper({ question, period, latest }: Props) {
  const navigate = useNavigate();
  const before = stepped(question.type, period, -1);
  const after = stepped(question.type, period, 1);
  const go = (to: ResultPeriod): void => {
    void navigate({ pathname: addressOf(question, to), search: window.location.search });
  };
  return (
    <>
      <Button
        onClick={() => {
          go(before);
        }}
      >
        ‹ {periodName(question.type, before)}
      </Button>
      <Button
        disabled={latest === null || isAfter(after, latest)}
        onClick={() => {
          go(after);
        }}
      >
        {periodName(question.type, after)} ›
      </Button>
    </>
  );
}
