import { routes } from './paths.ts';

export interface Page {
  title: string;
  path: string;
  isBeta?: true;
}

/** The pages a member can go to from anywhere: side drawer and palette. */
export const pages: readonly Page[] = [
  { title: 'Search', path: routes.search },
  { title: 'Portfolio', path: routes.portfolio },
  { title: 'Brands', path: routes.brands, isBeta: true },
  { title: 'Recently Viewed', path: routes.recentlyViewed },
  { title: 'Hotel Trends', path: routes.trends },
  { title: 'My Account', path: routes.settings },
  { title: 'Logout', path: routes.logout },
];
