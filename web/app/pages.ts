import { routes } from './paths.ts';

export interface Page {
  title: string;
  path: string;
}

/** The pages a member can go to from anywhere: side drawer and palette. */
export const pages: readonly Page[] = [
  { title: 'Search', path: routes.search },
  { title: 'Logout', path: routes.logout },
];
