/**
 * What stands for the city of a row that gives a county and no city, as marketplaces file for a whole county. It makes
 * the cities of a county add up to it, and is a place nowhere else: it has no page, no rank and no figures of Texas.
 */
export const NO_CITY = 'CITY NOT GIVEN';

/** What GraphQL says of a city's name among those of a county. */
export const CITY_IN_COUNTY = `The city’s canonical name; ${NO_CITY} for what was filed for the county only.`;

/** From how similar a name on, by its trigrams (0 to 1), a marketplace's city is taken for a known one. */
export const LEAST_SIMILARITY = 0.6;
