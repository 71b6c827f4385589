import type { TestServer } from '../../launch/test/query.ts';

type Search = readonly [typed: string, wanted: string];

/**
 * Texts as members type them, with misspellings and abbreviations, and the first hit that they want: a place with its
 * kind, a hotel or bar by its address, or one of a chain by its name.
 */
export const searches: readonly Search[] = [
  ['driskill austin', '604 BRAZOS ST'],
  ['drisskill hotel austin', '604 BRAZOS ST'],
  ['motel 6 waco', 'MOTEL 6,'],
  ['la quinta arlington', '825 N WATSON RD'],
  ['cujo lubbock', '5811 4TH ST'],
  ['cujos sports bar', '5811 4TH ST'],
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
  ['four seasons irving', '4150 N MACARTHUR BLVD'],
  ['la cantera', 'LA CANTERA RESORT & SPA'],
  ['zaza houston', 'HOTEL ZAZA, 5701 MAIN ST'],
  ['moody gardens galveston', 'MOODY GARDENS HOTEL, 1 HOPE BLVD'],
  ['galvez', '2024 SEAWALL BLVD'],
  ['best western fredricksburg', '314 E HIGHWAY ST'],
  ['days inn ft stockton', '1408 N US HIGHWAY 285'],
  ['holiday inn exp lubbock', 'HOLIDAY INN EXP & SUITES,LUBBOCK CENTRAL-UNIV AREA'],
  ['westin galleria houston', '5060 W ALABAMA ST'],
  ['billy bobs texas', "BILLY BOB'S TEXAS"],
  ['papasitos cantina richmond ave', "LITTLE PAPPASITO'S CANTINA"],
  ['hard rock cafe san antonio', '111 W CROCKETT ST'],
  ['continental club austin', 'THE CONTINENTAL CLUB'],
  ['kalahari', 'KALAHARI RESORT'],
  ['courtyard waco', '101 WASHINGTON AVE'],
  ['residence inn amarilo', '6700 W INTERSTATE 40'],
];

/** Further ones: other cities, chains and owners, addresses, counties, and misspellings that owners file as well. */
export const furtherSearches: readonly Search[] = [
  ['san antonio marriott', 'SAN ANTONIO MARRIOTT'],
  ['hilton anatole', '2201 N STEMMONS FWY'],
  ['austin hilton', '500 E 4TH ST'],
  ['renaissance ft worth', '200 MAIN ST'],
  ['embasy suites san marcos', '1001 E MCCARTY LN'],
  ['waco hilton', '113 S UNIVERSITY PARKS DR'],
  ['mariott dallas', 'MARRIOTT DALLAS'],
  ['raddison', 'RADISSON'],
  ['barton creek', 'OMNI BARTON CREEK RESORT & CLUB'],
  ['stubbs austin', "STUBB'S BAR-B-Q"],
  ['stratus block 21', '200 LAVACA ST'],
  ['300 e reunion blvd', 'HYATT REGENCY DALLAS'],
  ['dallas county', 'COUNTY Dallas'],
  ['travis county tx', 'COUNTY Travis'],
  ['corpus cristi', 'CITY CORPUS CHRISTI'],
  ['houstn', 'CITY HOUSTON'],
  ['abeline', 'CITY ABILENE'],
  ['pt aransas', 'CITY PORT ARANSAS'],
  ['comfrt inn', 'COMFORT INN'],
  ['78205', 'ZIP 78205'],
];

interface Property {
  name: string;
  address: string;
}

interface Findings {
  find: {
    places: { kind: string; name: string }[];
    properties: { hotel: Property | null; beverageProperty: Property | null }[];
  };
}

/** The first line that the palette shows for a text: a place, else a property with its address. */
async function firstHit(server: TestServer, text: string): Promise<string> {
  const { find } = await server.query<Findings>(
    `query ($text: String!) { find(text: $text) {
      places { kind name }
      properties { hotel { name address } beverageProperty { name address } }
    } }`,
    { text },
  );
  const [place] = find.places;
  const [property] = find.properties;
  if (place !== undefined) return `${place.kind} ${place.name}`;
  const found = property?.hotel ?? property?.beverageProperty;
  return found ? `${found.name}, ${found.address}` : 'nothing';
}

/** The searches whose first hit is not the wanted one, with what it is. */
export async function missed(server: TestServer, texts: readonly Search[]): Promise<string[]> {
  const found: string[] = [];
  for (const [typed, wanted] of texts) {
    const first = await firstHit(server, typed);
    if (!first.includes(wanted)) found.push(`${typed}: ${first} instead of ${wanted}`);
  }
  return found;
}
