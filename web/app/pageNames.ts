import { furtherPages, pages } from './pages.ts';
import { routes } from './paths.ts';

/** Further names by which people look for a page, in capitals. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  [routes.portfolio]: ['MY HOTELS', 'LISTS'],
  [routes.recentlyViewed]: ['HISTORY'],
  [routes.trends]: ['TRENDS', 'STATEWIDE'],
  [routes.settings]: [
    'ACCOUNT',
    'MEMBERSHIP',
    'SUBSCRIPTION',
    'BILLING',
    'INVOICES',
    'PASSWORD',
    'CANCEL PLAN',
    'SETTINGS',
  ],
  [routes.logout]: ['SIGN OUT', 'LOG OUT'],
  [routes.explore]: ['RANKING'],
  [routes.compare]: ['COMPARISON', 'COMPETITORS', 'RIVALS'],
  [routes.news]: ['NEWS', 'RELEASES'],
  [routes.analyst]: ['GRAPHQL', 'API'],
  [routes.exports]: ['DOWNLOADS'],
  [routes.aboutData]: ['DEFINITIONS', 'GLOSSARY', 'SOURCES'],
};

const NAMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...pages, ...furtherPages].map(({ title, path }) => [
    path,
    [title.toUpperCase(), ...(OTHER_NAMES[path] ?? [])],
  ]),
);

/**
 * True if the text, in capitals, names the page of the path: if it is the first half of one of its names or more. Less,
 * such as `HOTEL`, is more often the beginning of a property's name.
 */
export function namesPage(path: string, text: string): boolean {
  return (NAMES[path] ?? []).some((name) => name.startsWith(text) && text.length * 2 >= name.length);
}
