import { memoized } from '../../platform/lib/memoized.ts';
import { daysIn, type Month } from '../../platform/lib/month.ts';
import type { Grain, MonthFigure } from './figureDefinition.rules.ts';
import { monthFigures, type FigureName } from './monthFigures.rules.ts';
import { monthSums, type SumName, type Sums } from './monthSums.rules.ts';

type Figures = typeof monthFigures;

/** The figures that a list has. */
export type FigureOf<G extends Grain> = {
  [Name in FigureName]: G extends Figures[Name]['in'][number] ? Name : never;
}[FigureName];

/** True if one of the figures may be null. */
type IsNullable<G extends Grain, Name extends FigureName> = Figures[Name]['kind'] extends 'revpar' | 'share'
  ? true
  : Figures[Name] extends { unknownIn: readonly (infer In)[] }
    ? G extends In
      ? true
      : false
    : false;

/** A month or a year as objects have it: amounts in cents, null if unknown. */
export type FiguresOf<G extends Grain> = {
  [Name in FigureOf<G>]: IsNullable<G, Name> extends true ? number | null : number;
};

/** The same by month, as columns. */
export type SeriesOf<G extends Grain> = {
  [Name in FigureOf<G>]: FiguresOf<G>[Name][];
};

const figureEntries: readonly (readonly [string, MonthFigure])[] = Object.entries(monthFigures);

export function figuresIn<G extends Grain>(grain: G): [FigureOf<G>, MonthFigure][] {
  const found = figureEntries.filter(([, figure]) => figure.in.includes(grain));
  return found.map(([name, figure]) => [name as FigureOf<G>, figure]);
}

/** The figures that are made of sums. Kept, because a county's cities have thousands of months. */
const madeIn = memoized((grain: Grain) =>
  figuresIn(grain).flatMap(([name, { from }]) => (from ? [[name, from] as const] : [])),
);

/*
 * The next two complete a row that was read from the database, in place: a county's cities and a page of hotels have
 * thousands of months, and copying such wide rows takes ten times as long as reading them.
 */

/** Adds the room-nights that the rooms of a month's sums make. */
export function withNights<Row extends Sums & { month: Month }>(row: Row): Row & Sums {
  const nights = (rooms: number | null = null): number | null => rooms && rooms * daysIn(row.month);
  const sums: Sums = row;
  sums.roomNights = nights(row.rooms);
  sums.filedRoomNights = nights(row.filedRooms);
  return row;
}

/** Adds the figures that are made of a row's sums. */
export function withFigures<G extends Grain, Row extends Sums>(grain: G, row: Row): Row & FiguresOf<G> {
  const figures: Record<string, unknown> = row;
  for (const [name, from] of madeIn(grain)) figures[name] = from(row);
  return row as Row & FiguresOf<G>;
}

/** The figures of several months together, of a property's year for example. */
export function figuresOfAll<G extends Grain>(grain: G, months: readonly Sums[]): FiguresOf<G> {
  const names = [...(Object.keys(monthSums) as SumName[]), 'roomNights', 'filedRoomNights'] as const;
  const sums: Sums = Object.fromEntries(
    names.map((name) => [name, months.reduce((sum, month) => sum + (month[name] ?? 0), 0)]),
  );
  const figures = withFigures(grain, sums);
  return Object.fromEntries(figuresIn(grain).map(([name]) => [name, figures[name]])) as FiguresOf<G>;
}

/** Months as columns. */
export function seriesOf<G extends Grain>(grain: G, months: readonly FiguresOf<G>[]): SeriesOf<G> {
  const columns = figuresIn(grain).map(([name]) => [name, months.map((month) => month[name])]);
  return Object.fromEntries(columns) as SeriesOf<G>;
}
