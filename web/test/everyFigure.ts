import { monthFigures } from '../gql/monthFigures.ts';

type FigureName = keyof typeof monthFigures;
type List = (typeof monthFigures)[FigureName]['in'][number];
type NameIn<L extends List> = {
  [Name in FigureName]: L extends (typeof monthFigures)[Name]['in'][number] ? Name : never;
}[FigureName];

const namesIn = new Map<List, readonly string[]>();

/** One value for every figure of a list, so that a test need not name those that it is not about. */
export function everyFigure<L extends List, Value>(list: L, value: Value): Record<NameIn<L>, Value> {
  const names = namesIn.get(list) ?? namesOf(list);
  namesIn.set(list, names);
  return Object.fromEntries(names.map((name) => [name, value])) as Record<NameIn<L>, Value>;
}

function namesOf(list: List): string[] {
  return Object.entries(monthFigures).flatMap(([name, { in: lists }]) =>
    lists.some((each) => each === list) ? [name] : [],
  );
}
