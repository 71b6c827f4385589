import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { addressOf, periodName } from './resultsAddress.ts';
import type { ResultPeriod, ResultsQuestion } from './resultsAddress.ts';
import styles from './PeriodStepper.module.css';

interface Props {
  question: ResultsQuestion;
  /** The nearest periods that the releases have; null if there is none. */
  before: ResultPeriod | null;
  after: ResultPeriod | null;
}

/** Room for the buttons and Cite until the releases are known: periods beside this one take as many letters. */
export function PeriodsToCome({ type, period }: Pick<ResultsQuestion, 'type'> & { period: ResultPeriod }) {
  const name = periodName(type, period);
  return [`‹ ${name}`, `${name} ›`, 'Cite'].map((text) => (
    <Button key={text} className={styles.toCome} disabled aria-hidden="true">
      {text}
    </Button>
  ));
}

/** The same results of the period before or after; periods that no release has are skipped. */
export function PeriodStepper({ question, before, after }: Props) {
  const navigate = useNavigate();
  const go = (to: ResultPeriod): void => {
    void navigate({ pathname: addressOf(question, to), search: window.location.search });
  };
  return (
    <>
      <Button
        disabled={before === null}
        onClick={() => {
          if (before !== null) go(before);
        }}
      >
        ‹ {before === null ? 'Nothing earlier' : periodName(question.type, before)}
      </Button>
      <Button
        disabled={after === null}
        onClick={() => {
          if (after !== null) go(after);
        }}
      >
        {after === null ? 'Nothing later' : periodName(question.type, after)} ›
      </Button>
    </>
  );
}
