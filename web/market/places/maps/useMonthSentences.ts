import type { Product } from '../../../gql/graphql.ts';
import { counted } from '../../../ui/formats/counted.ts';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import { yearBefore } from '../../../ui/formats/monthArithmetic.ts';
import { awaitedText } from '../../figures/doubtText.ts';
import { usePublishedMonths, wholeMonths } from '../../search/usePublishedMonths.ts';
import { changeOf, hasNoYearBefore } from './mapRows.ts';
import type { MapFigure, MapRow } from './mapRows.ts';
import { wordsOf } from './mapState.ts';

interface Asked {
  product: Product;
  rows: readonly MapRow[];
  month: string;
  figure: MapFigure;
  isByCounty: boolean;
}

/** Sentences about what the releases lack of a map's month, and of the month that its changes are against. */
export function useMonthSentences({ product, rows, month, figure, isByCounty }: Asked): string[] {
  const { published } = usePublishedMonths(product);
  const isMonthlyOnly =
    product === 'HOTEL' && published?.some((each) => each.month === month && !each.hasQuarterlyFilers);
  const before = yearBefore(month);
  const isWhole = published === undefined || wholeMonths(published).includes(before);
  return [
    isMonthlyOnly === true ? `${awaitedText([month])}.` : '',
    figure === 'change' ? changeSentence({ product, rows, isByCounty }, before, isWhole) : '',
  ];
}

/** Why there are no changes, or few, or how those of counties are calculated. */
function changeSentence(
  { product, rows, isByCounty }: Pick<Asked, 'product' | 'rows' | 'isByCounty'>,
  before: string,
  isWhole: boolean,
): string {
  if (hasNoYearBefore(rows)) {
    return `No changes: there are no figures for ${formatMonth(before)} to compare with.`;
  }
  if (isWhole) return isByCounty ? 'Their changes are like for like.' : '';
  const { one, several } = wordsOf(product);
  const compared = rows.filter((row) => changeOf(row) !== null).length;
  const have = compared === 1 ? 'has' : 'have';
  return `The releases do not have the whole of ${formatMonth(before)}: only ${counted(compared, one, several)} ${have} a change.`;
}
