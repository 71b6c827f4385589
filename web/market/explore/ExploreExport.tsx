import { Button } from 'antd';
import { progressText, useExport } from '../exports/useExport.ts';
import { rankingArgs } from './exploreAddress.ts';
import type { Question } from './exploreAddress.ts';
import type { AskedPeriod } from './explorePeriods.ts';
import { EXPORTED_KINDS } from './exploreQuery.ts';

interface Props {
  question: Question;
  asked: AskedPeriod | null;
  title: string;
}

/** Saves every row of the ranking, not only those that show. */
export function ExploreExport({ question, asked, title }: Props) {
  const { state, start } = useExport();
  const save = (period: AskedPeriod): void => {
    const { product, of } = question;
    const args = { ...rankingArgs(question, period), product, kind: EXPORTED_KINDS[of] };
    void start({ file: 'rankings.csv', args, name: `${title.replaceAll(/[^\p{L}\p{N} -]/gu, '')}.csv` });
  };
  return (
    <>
      <span role="status">
        {state.is === 'failed'
          ? state.message
          : state.is === 'done'
            ? progressText(state.progress, true)
            : ''}
      </span>
      <Button
        disabled={asked === null}
        loading={state.is === 'running'}
        onClick={() => asked !== null && save(asked)}
      >
        Export CSV
      </Button>
    </>
  );
}
