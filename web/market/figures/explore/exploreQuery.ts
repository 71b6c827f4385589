import { skipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@apollo/client';
import { readFragment } from '../../../gql/fragment-masking.ts';
import type { FragmentType } from '../../../gql/fragment-masking.ts';
import type { ExploredFragment, MarketGroup } from '../../../gql/graphql.ts';
import { useAsOf } from '../citing/asOf.ts';
import type { AsOf } from '../citing/asOf.ts';
import { BRAND_KINDS, PLACE_KINDS, rankingArgs } from './exploreAddress.ts';
import type { ExploredKind, Question } from './exploreAddress.ts';
import {
  ExploreBrandsDocument,
  ExploreOwnersDocument,
  ExplorePlacesDocument,
  ExplorePropertiesDocument,
} from './exploreDocuments.ts';
import { Explored } from './exploreFragments.ts';
import type { AskedPeriod } from './explorePeriods.ts';
import { useInSlices } from '../../../ui/hooks/useInSlices.ts';

/** Names of the kinds in the export. */
export const EXPORTED_KINDS: Record<ExploredKind, MarketGroup> = {
  cities: 'CITY',
  counties: 'COUNTY',
  zips: 'ZIP',
  properties: 'PROPERTY',
  brands: 'BRAND',
  companies: 'PARENT_COMPANY',
  owners: 'OWNER',
};

interface Answer {
  ranking: FragmentType<typeof Explored>;
}
type Document = TypedDocumentNode<Answer, Record<string, unknown>>;

/** A query with the arguments of a question's kind. */
function rankingQuery(
  question: Question,
  asked: AskedPeriod,
  asOf: AsOf | null,
): { document: Document; variables: Record<string, unknown> } {
  const { product, of, state } = question;
  const shared = {
    ...rankingArgs(question, asked),
    product,
    first: Number(state.size),
    after: state.after === '' ? null : state.after,
    asOf,
  };
  const [kind, groupBy] = [PLACE_KINDS[of], BRAND_KINDS[of]];
  if (kind !== undefined)
    return { document: ExplorePlacesDocument as Document, variables: { ...shared, kind } };
  if (groupBy !== undefined)
    return { document: ExploreBrandsDocument as Document, variables: { ...shared, groupBy } };
  const document = of === 'owners' ? ExploreOwnersDocument : ExplorePropertiesDocument;
  return { document: document as Document, variables: shared };
}

interface Asked {
  /** Undefined while loading. */
  ranking: ExploredFragment | undefined;
  error: Error | undefined;
  retry: () => void;
}

/** The ranking of a question, as of the release that the page's address names, if it names one. It is asked once the months are known. */
export function useExplored(question: Question, asked: AskedPeriod | null): Asked {
  const asOf = useAsOf();
  const query = rankingQuery(question, asked ?? { from: '', to: '', monthsEarlier: null }, asOf);
  const { data, error, refetch } = useInSlices(
    useQuery(query.document, asked === null ? skipToken : { variables: query.variables }),
  );
  return {
    ranking: data === undefined ? undefined : readFragment(Explored, data.ranking),
    error,
    retry: () => void refetch(),
  };
}

export type ExploredRow = ExploredFragment['nodes'][number];
