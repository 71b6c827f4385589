import { graphql } from '../gql/gql.ts';
import type { PaletteFindingsQuery } from '../gql/graphql.ts';
import { placeSuggestion, propertySuggestion } from '../market/search/suggestions.ts';
import type { Suggestion } from '../market/search/suggestions.ts';
import { cancelledBy, useAsked } from '../market/search/useSuggestions.ts';
import type { Ask, Suggestions } from '../market/search/useSuggestions.ts';
import { counted } from '../ui/formats/counted.ts';
import { ownerPath, placePath } from './paths.ts';

const PaletteFindingsDocument = graphql(`
  query PaletteFindings($text: String!) {
    find(text: $text) {
      places {
        id
        kind
        name
      }
      properties {
        ...SuggestedProperty @unmask
      }
      owners {
        id
        number
        name
        hotels
        marketplacePlaces
        bars
      }
    }
  }
`);

type Findings = PaletteFindingsQuery['find'];

/** Places, hotels, bars and owners for what is typed. */
export function usePaletteFindings(text: string): Suggestions {
  return useAsked(ask, text);
}

const ask: Ask = async (client, text, signal) => {
  const { data } = await client.query({
    query: PaletteFindingsDocument,
    variables: { text },
    ...cancelledBy(signal),
  });
  if (data === undefined) throw new Error('The search could not be loaded.');
  return [...placesOf(data.find), ...propertiesOf(data.find), ...ownersOf(data.find)];
};

/** A place leads to its page of lodging, which leads to that of alcohol. */
function placesOf({ places }: Findings): Suggestion[] {
  return places.map((place) => ({
    ...placeSuggestion(place, 'monthly'),
    path: placePath('HOTEL', place.kind, place.name),
    section: 'Places',
  }));
}

/** The tax with the best match first. */
function propertiesOf({ properties }: Findings): Suggestion[] {
  const lines = (section: string, ofSection: Findings['properties']): Suggestion[] =>
    ofSection.flatMap(propertySuggestion).map((line) => ({ ...line, section }));
  const hotels = lines(
    'Hotels',
    properties.filter(({ hotel }) => hotel !== null),
  );
  const bars = lines(
    'Bars',
    properties.filter(({ hotel }) => hotel === null),
  );
  return properties[0]?.hotel === null ? [...bars, ...hotels] : [...hotels, ...bars];
}

function ownersOf({ owners }: Findings): Suggestion[] {
  return owners.map(({ id, number, name, hotels, marketplacePlaces: places, bars }) => ({
    id,
    label: name === '' ? number : name,
    detail: [
      ...(hotels > 0 ? [counted(hotels, 'hotel')] : []),
      ...(bars > 0 ? [counted(bars, 'bar')] : []),
      ...(places > 0 ? [`${counted(places, 'place')} of a marketplace`] : []),
    ].join(', '),
    status: null,
    isCurrent: true,
    path: ownerPath(number),
    section: 'Owners',
  }));
}
