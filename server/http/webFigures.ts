import { IDLE_APART } from '../market/figures/likeForLike.ts';
import { ESTIMATED_PERCENT } from '../market/figures/muchEstimated.rules.ts';
import { TWICE_PERCENT } from '../market/figures/soldHotels/roomsTwice.ts';
import { figuresIn } from '../market/figures/figures.ts';
import type { Grain, MonthFigure } from '../market/figures/figureDefinition.rules.ts';
import { EMPTY_PERCENT, monthFigures } from '../market/figures/monthFigures.rules.ts';

/** The GraphQL type of each list that the web asks for: an interface where members and visitors have types of their own. */
const typeOf = {
  hotelMonth: 'HotelMonthFacts',
  hotelSeries: 'HotelSeries',
  hotelYear: 'HotelYearFacts',
  placeMonth: 'LodgingMonthFacts',
  placeYear: 'LodgingYearFacts',
  brandMonth: 'BrandMonth',
} as const satisfies Partial<Record<Grain, string>>;

/** The same lists as columns. */
const columnsOf = { placeMonth: 'CityLodgingSeries' } as const;

const madeFrom = (file: string): string =>
  `Made by \`npm run schema\` from server/market/figures/${file}. Do not edit.`;
const NOTE = madeFrom('monthFigures.rules.ts');

/** A fragment of each type with all of its figures. */
function fragments(): string {
  const lists = [...Object.entries(typeOf), ...Object.entries(columnsOf)];
  const written = lists.map(([grain, type]) => {
    const fields = figuresIn(grain as keyof typeof typeOf).map(([name]) => `    ${name}\n`);
    const name = `${type.replace(/Facts$/, '')}Figures`;
    return `export const ${name} = graphql(\`\n  fragment ${name} on ${type} {\n${fields.join('')}  }\n\`);\n`;
  });
  return `// ${NOTE}\nimport { graphql } from '../../gql/gql.ts';\n\n${written.join('\n')}`;
}

/** Facts about a figure for tables and charts. */
function shapes(): string {
  const all: [string, MonthFigure][] = Object.entries(monthFigures);
  const shaped = all.map(([name, { kind, column, why, chart, in: lists }]) => [
    name,
    { kind, column, ...(why !== undefined && { why }), ...(chart && { chart }), in: lists },
  ]);
  const json = JSON.stringify(Object.fromEntries(shaped), null, 2);
  return `// ${NOTE}\n\nexport const monthFigures = ${json} as const;\n`;
}

/** Entries of the data dictionary. */
function entries(): string {
  const all: MonthFigure[] = Object.values(monthFigures);
  const json = JSON.stringify(
    all.flatMap(({ entry }) => entry ?? []),
    null,
    2,
  );
  return `// ${NOTE}\n\nexport const figureEntries = ${json} as const;\n`;
}

/** Limits by which pages state what answers hold. */
function limits(): string {
  const note = madeFrom(
    'likeForLike.ts, monthFigures.rules.ts, muchEstimated.rules.ts and soldHotels/roomsTwice.ts',
  );
  const constants = { IDLE_APART, EMPTY_PERCENT, ESTIMATED_PERCENT, TWICE_PERCENT };
  const lines = Object.entries(constants).map(
    ([name, value]) => `export const ${name} = ${String(value)};\n`,
  );
  return `// ${note}\n\n${lines.join('')}`;
}

/** Files of the web, by path, that say what the definitions of figures say. */
export function webFigures(): Record<string, string> {
  return {
    'web/market/figures/monthFragments.ts': fragments(),
    'web/gql/monthFigures.ts': shapes(),
    'web/gql/figureEntries.ts': entries(),
    'web/gql/limits.ts': limits(),
  };
}
