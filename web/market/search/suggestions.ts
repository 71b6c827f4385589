import { beveragePath, hotelPath, itemOfKind, resultsPath } from '../../app/paths.ts';
import type { ResultType } from '../../app/paths.ts';
import { graphql } from '../../gql/gql.ts';
import type {
  PlaceKind,
  Product,
  SearchSuggestionsQuery,
  SuggestedPropertyFragment,
} from '../../gql/graphql.ts';
import { addressLine, permitEnded } from '../premises/property.ts';
import { formatPlace } from '../../ui/formats/formatPlace.ts';

export const SearchSuggestionsDocument = graphql(`
  query SearchSuggestions($product: Product!, $text: String!) {
    search(product: $product, text: $text) {
      zips {
        id
        kind
        name
      }
      cities {
        id
        kind
        name
      }
      counties {
        id
        kind
        name
      }
      properties {
        ...SuggestedProperty @unmask
      }
    }
  }
`);

graphql(`
  fragment SuggestedProperty on FoundProperty {
    formerName
    hotel {
      id
      ...RelatedProperty @unmask
      endedOn
      responsibilityEnd
      isMarketplace
    }
    beverageProperty {
      id
      ...RelatedProperty @unmask
      endedOn
      responsibilityEnd
    }
  }
`);

/** One line of the suggestions and where picking it leads. */
export interface Suggestion {
  id: string;
  label: string;
  /** The kind of a place, or the address of a property. */
  detail: string;
  /** Null for places. */
  status: string | null;
  isCurrent: boolean;
  path: string;
  /** The heading above it and its neighbors, if the list has several. */
  section?: string;
}

type Found = SearchSuggestionsQuery['search'];
const MOST = 10;
const KIND_NAMES: Record<PlaceKind, string> = { CITY: 'city', COUNTY: 'county', ZIP: 'zip' };

export function placeSuggestion(
  place: { id: string; kind: PlaceKind; name: string },
  type: ResultType,
): Suggestion {
  const path = resultsPath(type, itemOfKind[place.kind], [place.name]);
  return {
    id: place.id,
    label: formatPlace(place.name),
    detail: KIND_NAMES[place.kind],
    status: null,
    isCurrent: true,
    path,
  };
}

/** A hotel or bar; an earlier name by which it was found says why it is there. */
export function propertySuggestion(found: SuggestedPropertyFragment): Suggestion[] {
  const { formerName, hotel, beverageProperty } = found;
  const property = hotel ?? beverageProperty;
  if (property === null) return [];
  const isCurrent = property.status === 'CURRENT';
  const kind = hotel?.isMarketplace ? 'marketplaces, filed from ' : '';
  const former = formerName === null ? '' : `formerly ${formerName}, `;
  return [
    {
      id: property.id,
      label: property.name,
      detail: `${former}${kind}${addressLine(property)}, ${property.state} ${property.zip}`,
      status: isCurrent ? 'Current' : permitEnded(property),
      isCurrent,
      path: hotel === null ? beveragePath(property) : hotelPath(property),
    },
  ];
}

/** The suggestions in the order they show: zips, cities, counties, properties; at most 10. */
export function suggestionsOf(found: Found, product: Product): Suggestion[] {
  const type = product === 'HOTEL' ? 'monthly' : 'mbt';
  return [
    ...[...found.zips, ...found.cities, ...found.counties].map((place) => placeSuggestion(place, type)),
    ...found.properties.flatMap(propertySuggestion),
  ].slice(0, MOST);
}
