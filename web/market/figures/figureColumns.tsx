import { monthFigures } from '../../gql/monthFigures.ts';
import { countColumn, moneyColumn, revparColumn, shareColumn } from '../../ui/table/columnKinds.tsx';
import type { Shape } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { Unknown } from '../../ui/parts/Unknown.tsx';

export type FigureName = keyof typeof monthFigures;
/** A list that figures are in. */
export type FigureList = (typeof monthFigures)[FigureName]['in'][number];

/** The figures of a month or a year; null if unknown, missing if it does not have them. */
export type Figures = Partial<Record<FigureName, number | null>> & {
  /** Why nothing counts of the month, if nothing does. */
  leftOut?: string;
};

/** A figure as its definition shapes it. */
interface Figure {
  kind: 'money' | 'count' | 'revpar' | 'share';
  column: { key: string; title: string; shown: Column<never>['shown']; isAtEnd?: boolean };
  why?: string;
  chart?: { title: string; needs: string };
  in: readonly FigureList[];
}

export const figures: Readonly<Record<FigureName, Figure>> = monthFigures;
export const figureNames = Object.keys(monthFigures) as FigureName[];

const kinds = { money: moneyColumn, count: countColumn, revpar: revparColumn, share: shareColumn };

/** The column of a figure as it is defined, but for what a table says otherwise. */
export function figureColumn<Row extends Figures>(
  name: FigureName,
  other: Partial<Shape<Row>> = {},
): Column<Row> {
  const { kind, column, why } = figures[name];
  const { key, title, shown } = column;
  const words = why === undefined ? {} : { why: () => why };
  return withLeftOut(
    kinds[kind]<Row>({ key, title, shown, ...words, value: (row) => row[name] ?? null, ...other }),
  );
}

/** The column, which says of months of which nothing counts that this is why it has no figure. */
function withLeftOut<Row extends Figures>(column: Column<Row>): Column<Row> {
  const { cell, value } = column;
  return {
    ...column,
    cell: (row) =>
      row.leftOut !== undefined && value(row) === null ? <Unknown why={row.leftOut} /> : cell?.(row),
  };
}

/** The columns that a table of the list ends with. */
export function lastColumns<Row extends Figures>(list: FigureList): readonly Column<Row>[] {
  const last = figureNames.filter((name) => figures[name].column.isAtEnd && figures[name].in.includes(list));
  return last.map((name) => figureColumn<Row>(name));
}
