import { fileAsOf, useAsOf } from '../citing/asOf.ts';
import { DirectExport } from '../exports/DirectExport.tsx';
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
  const { product, of } = question;
  const asOf = useAsOf();
  const file = asked && {
    file: 'rankings.csv',
    args: { ...rankingArgs(question, asked), product, kind: EXPORTED_KINDS[of], asOf },
    name: fileAsOf(`${title.replaceAll(/[^\p{L}\p{N} -]/gu, '')}.csv`, asOf),
  };
  return <DirectExport label="Export CSV" file={file} />;
}
