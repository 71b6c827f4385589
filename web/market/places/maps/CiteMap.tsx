import { routes } from '../../../app/paths.ts';
import type { Product } from '../../../gql/graphql.ts';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import { CiteButton } from '../../figures/citing/CiteButton.tsx';
import type { ExploredState } from '../../figures/explore/exploreAddress.ts';
import { marketWords } from '../../figures/explore/exploreWords.ts';
import { usePublishedMonths, wholeMonths } from '../../search/usePublishedMonths.ts';
import type { MAP_QUESTION } from './mapQuestion.ts';
import { figureOf, FIGURE_LABELS } from './mapState.ts';

interface Props {
  product: Product;
  state: typeof MAP_QUESTION;
  explored: ExploredState;
}

/** Cites the map by its month: an address without one shows another month after the next release. */
export function CiteMap({ product, state, explored }: Props) {
  const { published = [] } = usePublishedMonths(product);
  const months = wholeMonths(published);
  // A month that no release has is not shown either: the map falls back to the latest.
  const month = months.includes(state.month) ? state.month : months.at(-1);
  if (month === undefined) return null;
  const page = {
    title: marketWords({ product, of: 'properties', state: explored }),
    figures: `${FIGURE_LABELS[figureOf(state, product)]} by location, ${formatMonth(month)}`,
    path: routes.map,
    parameters: { month },
  };
  return <CiteButton products={[product]} page={page} />;
}
