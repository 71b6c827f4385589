import type { Product } from '../../gql/graphql.ts';
import { formatMonths } from '../../ui/formats/formatMonths.ts';
import { usePublishedMonths } from '../search/usePublishedMonths.ts';
import { Aside } from './Aside.tsx';
import { DefinitionLink } from './DefinitionLink.tsx';
import { incompleteMonths } from './doubtText.ts';

interface Props {
  product: Product;
  /** Months of a sum. */
  months: readonly string[];
}

/** Months that were published though rows are missing. */
interface Lacking {
  lacking: string[];
  /** True if this could not be loaded. */
  isUnknown: boolean;
}

/** The incomplete months of a tax among the given ones. */
function useLacking({ product, months }: Props): Lacking {
  const { published = [], failure } = usePublishedMonths(product);
  const lacking = published.filter(({ month, isIncomplete }) => isIncomplete && months.includes(month));
  return { lacking: lacking.map(({ month }) => month), isUnknown: failure !== null };
}

/** The months that are incomplete for either tax, for figures made of both, such as alcohol per room. */
export function useLackingOfBoth(months: readonly string[]): Lacking {
  const both = [useLacking({ product: 'HOTEL', months }), useLacking({ product: 'BEVERAGE', months })];
  return {
    lacking: [...new Set(both.flatMap(({ lacking }) => lacking))].sort(),
    isUnknown: both.some(({ isUnknown }) => isUnknown),
  };
}

const UNKNOWN = 'which months are incomplete could not be loaded';

/** Says of a sum over months which of them were published though rows are missing, or that this is not known. */
export function IncompleteAside(props: Props) {
  return <LackingAside {...useLacking(props)} />;
}

export function LackingAside({ lacking, isUnknown }: Lacking) {
  if (isUnknown) return <Aside id="incomplete">{UNKNOWN}</Aside>;
  if (lacking.length === 0) return null;
  return <Aside id="incomplete">{`${formatMonths(lacking)} incomplete`}</Aside>;
}

/** The same as a sentence after others. */
export function IncompleteSentence(props: Props) {
  const { lacking, isUnknown } = useLacking(props);
  if (isUnknown) return ` ${UNKNOWN.charAt(0).toUpperCase()}${UNKNOWN.slice(1)}.`;
  if (lacking.length === 0) return null;
  return (
    <>
      {` ${formatMonths(lacking)}: `}
      <DefinitionLink id="incomplete">incomplete</DefinitionLink>.
    </>
  );
}

/** Names the incomplete months for the line below a chart; empty if there are none. */
export function useIncompleteWords(props: Props): string {
  const { lacking, isUnknown } = useLacking(props);
  return isUnknown ? UNKNOWN : incompleteMonths(lacking);
}

/** Names the incomplete months behind another note, with a comma before them; empty if there are none. */
export function useIncompleteNote(props: Props): string {
  const note = useIncompleteWords(props);
  return note === '' ? '' : ` · ${note}`;
}

/** The same for a cell of an export; empty for none. */
export function useIncompleteText(props: Props): string {
  const { lacking, isUnknown } = useLacking(props);
  return isUnknown ? UNKNOWN : lacking.join(', ');
}
