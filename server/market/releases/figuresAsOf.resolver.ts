import { Args, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { asOfRelease } from './asOf.ts';
import { FiguresAsOfArgs } from './figuresAsOf.args.ts';
import { latestReleaseBy } from './release.sql.ts';
import { Release } from './release.type.ts';
import type { ProductName } from '../productName.rules.ts';

@ObjectType('FiguresAsOf', {
  description: 'The latest release of each tax that figures include, to cite them by.',
  simpleResolvers: true,
})
class FiguresAsOf {
  @Field(() => Release, { nullable: true, description: 'Of lodging; null before the first.' })
  hotel!: Release | null;

  @Field(() => Release, { nullable: true, description: 'Of mixed beverages; null before the first.' })
  beverage!: Release | null;
}

@Resolver()
export class FiguresAsOfResolver {
  @Query(() => FiguresAsOf, {
    description:
      'The latest releases that figures include. Ask for them together with the figures and with the same `asOf`. ' +
      'Later, use their ids as `asOf` to read the same figures again.',
  })
  async figuresAsOf(
    @Ctx() context: MarketContext,
    @Args(() => FiguresAsOfArgs) { asOf }: FiguresAsOfArgs,
  ): Promise<FiguresAsOf> {
    const latest = async (product: ProductName): Promise<Release | null> => {
      const limit = await asOfRelease(context, product, asOf);
      const [row] = await context.db.query<{ id: number }[]>(latestReleaseBy, [product, limit]);
      return row === undefined ? null : context.loaders.releases.byId.load(row.id);
    };
    const [hotel, beverage] = await Promise.all([latest('hotel'), latest('beverage')]);
    return { hotel, beverage };
  }
}
