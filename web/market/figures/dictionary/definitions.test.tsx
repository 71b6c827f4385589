import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Column } from '../../../ui/table/tableColumns.ts';
import { figureLabel } from '../explore/exploreWords.ts';
import { figureNames, figures } from '../figureColumns.tsx';
import { FIGURE_LABELS } from '../../places/maps/mapState.ts';
import { renderPage, usePages } from '../../../test/renderPage.tsx';
import { definitionIdOf, definitionIds } from './definitionIds.ts';

usePages();

const modules = import.meta.glob(['../../**/*olumns.ts*', '../../**/*rid.tsx'], { eager: true });
const sources = import.meta.glob<string>('../../**/*.ts*', { eager: true, query: '?raw', import: 'default' });
const texts = Object.entries(sources).filter(([path]) => !/\.test\.|\.testing\./.test(path));

/** Numbers other than figures of hotels or bars. */
const NO_FIGURES = /^(Month|Year|Location number|Began)$/;
const EXPLORED = ['receipts', 'growth', 'change', 'revpar', 'taxable', 'exempt', 'rooms', 'count'] as const;
/** Replaces variables whose values are known only when the page is shown. */
const INSTEAD: Readonly<Record<string, string>> = {
  each: 'hotels',
  measure: 'receipts',
  formatMonth: 'March 2023',
  word: 'hotel',
  year: '2023',
};

function isColumn(value: unknown): value is Column<never> {
  return typeof value === 'object' && value !== null && 'title' in value && 'value' in value;
}

/** Titles of figures in every list of columns. */
function columnTitles(): string[] {
  const lists = Object.values(modules).flatMap((module) => Object.values(module as object) as unknown[]);
  const listed = lists.flat().filter((value) => isColumn(value));
  const titles = listed.filter(({ numeric }) => numeric === true).map(({ title }) => title);
  return [...titles, ...figureNames.map((name) => figures[name].column.title)];
}

/** Titles of figures in columns that are built from arguments, found in the source code. */
function writtenTitles(): string[] {
  const kinds =
    /(?:money|count|revpar|share)Column(?:<\w+>)?\(\{\s*(?:\.\.\.\{\s*)?key: '\w+',\s*title: '([^']+)'/g;
  return texts.flatMap(([, text]) => [...text.matchAll(kinds)].map(([, title = '']) => title));
}

function headlineLabels(): string[] {
  const stat = /<(?:Stat|UnknownStat)\s+label=(?:"([^"]+)"|\{`([^`]+)`\}|\{(formatMonth)\(month\)\})/g;
  return texts.flatMap(([, text]) =>
    [...text.matchAll(stat)].map(([, plain, made, month]) =>
      (plain ?? made ?? `\${${month ?? ''}}`).replace(
        /\$\{(?:String\()?(\w+)[^}]*\}/g,
        (_, name: string) => INSTEAD[name] ?? '2019',
      ),
    ),
  );
}

function chartNames(): string[] {
  // Duplicates are views of a table.
  const tabs = /value: '\w+', label: '([^']+)' \}/g;
  const charts = texts.filter(([path]) => /[cC]hart/.test(path));
  const named = charts.flatMap(([, text]) => [...text.matchAll(tabs)].map(([, name = '']) => name));
  return [...named, ...figureNames.flatMap((name) => figures[name].chart?.title ?? [])];
}

test('every figure of a headline, a table or a chart has a definition', () => {
  const rankedTitles = (): string[] =>
    EXPLORED.flatMap((figure) => [figureLabel(figure, 'HOTEL'), figureLabel(figure, 'BEVERAGE')]);
  const mapFigures = (): string[] => Object.values(FIGURE_LABELS);
  const found = { columnTitles, writtenTitles, headlineLabels, chartNames, rankedTitles, mapFigures };
  for (const [where, names] of Object.entries(found)) {
    const all = [...new Set(names())];
    const without = all.filter((name) => !NO_FIGURES.test(name) && definitionIdOf(name) === null);
    expect(without, where).toEqual([]);
    expect(all.length, where).toBeGreaterThan(2);
  }
});

test('every name leads to an existing entry of the dictionary', async () => {
  renderPage('/stt/about-data');
  await screen.findByRole('navigation', { name: 'Contents' });
  expect(definitionIds.filter((id) => document.getElementById(id) === null)).toEqual([]);
});

test('headline figures, column heads and charts link to definitions', async () => {
  const { user } = renderPage('/stt/city/MARFA');
  const revpar = await screen.findByRole('link', { name: 'TTM RevPAR' });
  expect(revpar.closest('[aria-label="Headline figures"]')).not.toBeNull();
  expect(revpar.getAttribute('href')).toBe('/stt/about-data#ttm-revpar');
  const marks = await screen.findAllByRole('link', { name: 'Definition of Room receipts' });
  // Screen readers still read the column's name alone.
  expect(screen.getAllByRole('columnheader', { name: 'Room receipts' }).length).toBeGreaterThan(0);
  for (const name of ['Monthly revenue', 'March', 'Index'])
    await screen.findByRole('link', { name: `Definition of ${name}` });
  marks[0]?.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('navigation', { name: 'Contents' });
  expect(window.location.hash).toBe('#room-receipts');
});

test('idle rooms are told by calendar months, which months that no release has interrupt', () => {
  const untrue = texts.filter(([, text]) => /three (published )?months in a row/.test(text));
  expect(untrue.map(([path]) => path)).toEqual([]);
  expect(texts.filter(([, text]) => text.includes('three calendar months in a row'))).toHaveLength(3);
});
