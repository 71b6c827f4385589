import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { antdStylesAhead } from './antd/stylesAhead.ts';
import { compressAhead } from './compressAhead.ts';
import { inlineDocuments } from './inlineDocuments.ts';
import { listRoutes } from './listRoutes.ts';
import { classNameOf, listStyles } from './listStyles.ts';

const api = process.env['API_URL'] ?? 'http://localhost:4000';

/** Code that so many pages or parts of pages use is in one file, which comes with each page of the members. */
const SHARED_BY = 5;

/** The editors of the page for analysts are a hundred files that share a few, and none of any other page. */
const EDITORS = /node_modules[\\/](@graphiql|graphiql|graphql|monaco-|prettier)/;
/** Shared by pages with figures; the search, where members begin, does without. */
const EXPORTS = /market[\\/]figures[\\/]exports/;
/** The choice of places, and where it leads: search, results and Explore use most of it. */
const PLACES =
  /market[\\/](search[\\/](classicSearch|placeNames|resultsAddress|useSuggestions|SuggestionList)|figures[\\/]PlaceTypeAhead)/;
/** Small parts of pages with figures, in one file. */
const FIGURES = new RegExp(
  [
    'market/figures/embed/Embeddable',
    'market/figures/(useReading|Treated|NotAsFiled|yearColumns|propertyMonthColumns|carefulPoints|yearGrid|useReleasedMonths|percentOf|leftOut|lodgingMonthColumns)',
    'market/figures/(doubtText|awaited|UnusualNote|emptyRooms|roomsIn|roomsTwice|IncompleteAside|incompleteYears|RevparOfMonths|RevparStats|HeadlineStats|YearToDateStat|WithoutIdle|UnknownStat)',
    'market/figures/growth/alikeParts',
    'market/figures/compare/compareAddress',
    'market/figures/citing/(asOf|AsOf|CiteButton|citedRelease)',
    'market/brands/chainScales',
    'market/figures/exports/(ExportButton|exportedRows)',
    'market/places/placePages',
    'market/places/maps/MapSection',
    'ui/parts/OnScreen',
    'ui/hooks/useInSlices',
    'market/hotels/(brandMatch|countedText)',
    'market/beverages/partColumns',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);
/** The search, where members begin, has none. */
const CHARTS = /ui[\\/]charts/;
/** Of dialogs that change a member's own things; the search has none. */
const DIALOGS = /ui[\\/](dialog[\\/](DeleteDialog|NameDialog|focusBeside)|hooks[\\/]useDraft)/;
/** Of dialogs, pages that compare and administration: the search has none of them. */
const NOT_OF_SEARCH =
  /web[\\/]admin|ui[\\/]hooks[\\/](useCopying|useAnew)|market[\\/]figures[\\/]compare[\\/]PeriodChoice/;
const isOfManyPages = (id: string): boolean =>
  ![EDITORS, EXPORTS, FIGURES, CHARTS, DIALOGS, NOT_OF_SEARCH].some((kept) => kept.test(id));

/** Builds to dist/web; while developing, data calls go to the running server. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [antdStylesAhead(), inlineDocuments(), react(), compressAhead(), listRoutes(), listStyles()],
  // RxJS for modern browsers: the other build brings code that they have built in.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  css: { modules: { generateScopedName: classNameOf } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Inlined assets would be data: URLs, which the content security policy refuses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // A file of its own for all that some pages share would be forty files a page, one waiting for another.
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 1 },
            { name: 'members', minShareCount: SHARED_BY, test: isOfManyPages },
            { name: 'places', minShareCount: 2, test: PLACES },
            { name: 'figures', minShareCount: 2, test: FIGURES },
            { name: 'charts', minShareCount: 2, test: CHARTS },
            { name: 'dialogs', minShareCount: 2, test: DIALOGS },
          ],
        },
      },
      treeshake: {
        // antd's parts do not say that they only define things: all of a form would come with a single field.
        moduleSideEffects: [
          { test: /[\\/]node_modules[\\/](@rc-component|@ant-design)[\\/]/, sideEffects: false },
        ],
      },
    },
  },
  server: {
    proxy: {
      '/graphql': api,
      '/rest': api,
      '/exports': api,
      '/demonstration': api,
      '/stt/admin/queues': api,
    },
  },
});
