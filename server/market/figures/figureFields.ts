import { Field, Float, Int, ObjectType } from 'type-graphql';
import { largest, valuesOf } from '../../platform/lib/cost.ts';
import { UsdScalar } from '../../platform/lib/scalars.ts';
import { figuresIn, type FiguresOf, type SeriesOf } from './figures.ts';
import type { Grain, MonthFigure } from './figureDefinition.rules.ts';

const scalars = { money: UsdScalar, count: Int, revpar: Float, share: Float } as const;

function isNullable({ kind, unknownIn = [] }: MonthFigure, grain: Grain): boolean {
  return kind === 'revpar' || kind === 'share' || unknownIn.includes(grain);
}

type Class<T> = abstract new () => T;

/** Types of a list's figures, as a class to extend; `@FigureFields` gives the class their GraphQL fields. */
export function figuresOf<G extends Grain>(): Class<FiguresOf<G>> {
  return Object as unknown as Class<FiguresOf<G>>;
}

/** GraphQL fields of a list's figures, on the class itself: an interface gives no others to the types that have it. */
export function FigureFields(grain: Grain): (type: Class<object>) => void {
  return ({ prototype }) => {
    for (const [name, figure] of figuresIn(grain)) {
      const options = { nullable: isNullable(figure, grain), description: figure.about };
      Field(() => scalars[figure.kind], options)(prototype as object, name);
    }
  };
}

/** The same by month, as columns of one length. */
export function seriesFields<G extends Grain>(grain: G): Class<SeriesOf<G>> {
  @ObjectType(grain, { simpleResolvers: true, description: 'The figures of months, as columns.' })
  abstract class Series {}
  for (const [name, figure] of figuresIn(grain)) {
    const nullable = isNullable(figure, grain) ? 'items' : false;
    const options = { nullable, complexity: valuesOf(largest.months), description: figure.about } as const;
    Field(() => [scalars[figure.kind]], options)(Series.prototype, name);
  }
  return Series as Class<SeriesOf<G>>;
}
