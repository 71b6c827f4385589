/**
 * City name for rows with a county and no city, as marketplaces file for a whole county. It makes the cities of a
 * county add up to the county. It is not a place elsewhere: it has no page, no rank and no figures of its own.
 */
export const NO_CITY = 'CITY NOT GIVEN';

/** Description of a city's name within a county, for GraphQL. */
export const CITY_IN_COUNTY = `The city’s canonical name; ${NO_CITY} for what was filed for the county only.`;

/** Minimum trigram similarity (0 to 1) for treating a marketplace's city as a known one. */
export const LEAST_SIMILARITY = 0.6;

/** Normalizes a name as stored: upper case, single spaces. */
export function spelled(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toUpperCase();
}

/** Words that people write beside the name of a place. No city or county of Texas has them in its own name. */
const around = { CITY: /^CITY OF (?=.)/, COUNTY: /(?<=.) COUNTY$/, ZIP: null };

/** The stored form of a name that a person typed: TARRANT for 'Tarrant County', DALLAS for 'City of Dallas'. */
export function placeName(kind: keyof typeof around, typed: string): string {
  const { [kind]: words } = around;
  return words === null ? spelled(typed) : spelled(typed).replace(words, '');
}
