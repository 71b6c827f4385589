import { daysIn, type Month } from '../../platform/lib/month.ts';
import {
  monthFigures,
  monthSums,
  type FigureName,
  type Grain,
  type MonthFigure,
  type SumName,
  type Sums,
} from './monthFigures.rules.ts';

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

const all: readonly (readonly [string, MonthFigure])[] = Object.entries(monthFigures);

export function figuresIn<G extends Grain>(grain: G): [FigureOf<G>, MonthFigure][] {
  const found = all.filter(([, figure]) => figure.in.includes(grain));
  return found.map(([name, figure]) => [name as FigureOf<G>, figure]);
}

/** A month's sums with the room-nights that its rooms make. */
export function withNights<Row extends Sums & { month: Month }>(row: Row): Row & Sums {
  const nights = (rooms: number | null = null): number | null => rooms && rooms * daysIn(row.month);
  return { ...row, roomNights: nights(row.rooms), filedRoomNights: nights(row.filedRooms) };
}

/** A row of sums with the figures that are made of them. */
export function withFigures<G extends Grain, Row extends Sums>(grain: G, row: Row): Row & FiguresOf<G> {
  const made = figuresIn(grain).flatMap(([name, { from }]) => (from ? [[name, from(row)]] : []));
  return { ...row, ...(Object.fromEntries(made) as FiguresOf<G>) };
}

/** The figures of several months together, of a property's year for example. */
export function figuresOfAll<G extends Grain>(grain: G, months: readonly Sums[]): FiguresOf<G> {
  const names = [...(Object.keys(monthSums) as SumName[]), 'roomNights', 'filedRoomNights'] as const;
  const sums: Sums = Object.fromEntries(
    names.map((name) => [name, months.reduce((sum, month) => sum + (month[name] ?? 0), 0)]),
  );
  const all = withFigures(grain, sums);
  return Object.fromEntries(figuresIn(grain).map(([name]) => [name, all[name]])) as FiguresOf<G>;
}

/** Months as columns. */
export function seriesOf<G extends Grain>(grain: G, months: readonly FiguresOf<G>[]): SeriesOf<G> {
  const columns = figuresIn(grain).map(([name]) => [name, months.map((month) => month[name])]);
  return Object.fromEntries(columns) as SeriesOf<G>;
}
