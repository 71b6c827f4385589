import type { TestServer } from '../../server/launch/test/query.ts';

/**
 * Texts as members type them, with misspellings and abbreviations, and the wanted first hit: a property of either tax
 * by its filed name, or a place with its kind.
 */
export const realSearches: readonly (readonly [typed: string, wanted: string])[] = [
  ['driskill austin', 'DRISKILL HOTEL'],
  ['drisskill hotel austin', 'DRISKILL HOTEL'],
  ['motel 6 waco', 'MOTEL 6'],
  ['la quinta arlington', 'LA QUINTA INN #692'],
  ['cujo lubbock', "CUJO'S SPORTZ BAR & GRILL"],
  ['cujos sports bar', "CUJO'S SPORTZ BAR & GRILL"],
  ['101 red river', 'FAIRMONT AUSTIN HOTEL'],
  ['1300 houston street', 'OMNI FORT WORTH HOTEL'],
  ['ft worth', 'CITY FORT WORTH'],
  ['fort bend', 'COUNTY Fort Bend'],
  ['harris county', 'COUNTY Harris'],
  ['huston', 'CITY HOUSTON'],
  ['fredricksburg', 'CITY FREDERICKSBURG'],
  ['79843', 'ZIP 79843'],
  ['paisano marfa', 'THE HOTEL PAISANO'],
  ['historic lodging marfa', 'THE HOTEL PAISANO'],
  ['grnad hyatt san antonio', 'GRAND HYATT SAN ANTONIO'],
  ['jw marriott houston', 'JW MARRIOTT HOUSTON #785'],
  ['j.w. marriot houston', 'JW MARRIOTT HOUSTON #785'],
  ['gaylord grapevine', 'GAYLORD TEXAN'],
  ['omni fort worth', 'OMNI FORT WORTH HOTEL'],
  ['saint anthony san antonio', 'BCL ST. ANTHONY MT, L.P.'],
  ['hyatt regency dalas', 'HYATT REGENCY DALLAS'],
  ['four seasons austin', 'FOUR SEASONS HOTEL AUSTIN'],
  ['four seasons irving', 'FOUR SEASONS RESORT AND CLUB DALLAS AT LAS COLINAS'],
  ['la cantera', 'LA CANTERA RESORT & SPA'],
  ['zaza houston', 'HOTEL ZAZA'],
  ['moody gardens galveston', 'MOODY GARDENS HOTEL'],
  ['galvez', 'GRAND GALVEZ HOTEL & SPA'],
  ['best western fredricksburg', 'BEST WESTERN'],
  ['days inn ft stockton', 'DAYS INN'],
  ['holiday inn exp lubbock', 'HOLIDAY INN EXP & SUITES,LUBBOCK CENTRAL-UNIV AREA'],
  ['westin galleria houston', 'WESTIN HOUSTIN GALLERIA'],
  ['billy bobs texas', "BILLY BOB'S TEXAS"],
  ['papasitos cantina richmond ave', "LITTLE PAPPASITO'S CANTINA"],
  ['hard rock cafe san antonio', 'HARD ROCK CAFE'],
  ['continental club austin', 'THE CONTINENTAL CLUB'],
  ['kalahari', 'KALAHARI RESORT'],
  ['courtyard waco', 'COURTYARD BY MARRIOTT'],
  ['residence inn amarilo', 'AMARILLO RESIDENCE INN'],
];

interface Findings {
  find: {
    places: { kind: string; name: string }[];
    properties: { hotel: { name: string } | null; beverageProperty: { name: string } | null }[];
  };
}

/** The first line that the palette shows for a text: a place that starts with it, else a property. */
export async function firstHit(server: TestServer, text: string): Promise<string> {
  const { find } = await server.query<Findings>(
    `query ($text: String!) { find(text: $text) {
      places { kind name }
      properties { hotel { name } beverageProperty { name } }
    } }`,
    { text },
  );
  const [place] = find.places;
  const [property] = find.properties;
  if (place !== undefined) return `${place.kind} ${place.name}`;
  return (property?.hotel ?? property?.beverageProperty)?.name ?? 'nothing';
}
