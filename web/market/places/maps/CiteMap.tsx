import { routes } from '../../../app/paths.ts';
import type { Product } from '../../../gql/graphql.ts';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import { CiteButton } from '../../figures/citing/CiteButton.tsx';
import type { ExploredState } from '../../figures/explore/exploreAddress.ts';
import { marketWords } from '../../figures/explore/exploreWords.ts';
import { MAP_QUESTION } from './mapQuestion.ts';
import { figureOf, FIGURE_LABELS } from './mapState.ts';

interface Props {
  product: Product;
  state: typeof MAP_QUESTION;
  explored: ExploredState;
}

/** Cites the map; the address has what differs from all hotels of Texas in the latest month. */
export function CiteMap({ product, state, explored }: Props) {
  const usual: Readonly<Record<string, string>> = MAP_QUESTION;
  const month = state.month === '' ? 'the latest month' : formatMonth(state.month);
  const page = {
    title: marketWords({ product, of: 'properties', state: explored }),
    figures: `${FIGURE_LABELS[figureOf(state, product)]} by location, ${month}`,
    path: routes.map,
    parameters: Object.fromEntries(Object.entries(state).filter(([key, value]) => value !== usual[key])),
  };
  return <CiteButton products={[product]} page={page} />;
}
