import { routes } from './paths.ts';

export interface Page {
  title: string;
  path: string;
  isBeta?: true;
}

/** The pages of the specification, in its order: side drawer and palette. */
export const pages: readonly Page[] = [
  { title: 'Search', path: routes.search },
  { title: 'Portfolio', path: routes.portfolio },
  { title: 'Brands', path: routes.brands, isBeta: true },
  { title: 'Recently Viewed', path: routes.recentlyViewed },
  { title: 'Hotel Trends', path: routes.trends },
  { title: 'My Account', path: routes.settings },
  { title: 'Logout', path: routes.logout },
];

/** Pages beyond the specification, a separate group in side drawer and palette. */
export const furtherPages: readonly Page[] = [
  { title: 'Explore', path: routes.explore },
  { title: 'Map', path: routes.map },
  { title: 'Compare', path: routes.compare },
  { title: 'What is new', path: routes.news },
  { title: 'Query the data', path: routes.analyst },
  { title: 'Exports', path: routes.exports },
  { title: 'About the data', path: routes.aboutData },
];
