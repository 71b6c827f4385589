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

/** Pages beyond the specification, a group of their own in side drawer and palette. */
export const furtherPages: readonly Page[] = [
  { title: 'Compare', path: routes.compare },
  { title: 'About the data', path: routes.aboutData },
];
