import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { Product } from '../lib/enums.ts';
import type { Month } from '../lib/month.ts';
import { MonthScalar } from '../lib/scalars.ts';
import { publishedMonths } from './publishedMonths.sql.ts';

@Resolver()
export class PublishedMonthsResolver {
  @Query(() => [MonthScalar], {
    description:
      'The months that the releases have whole, up to the latest published one, the earliest first. A month between them that is missing here is unknown for everybody: no release has it. Needs no session.',
  })
  async publishedMonths(
    @Ctx() { db }: Context,
    @Arg('product', () => Product, { description: 'Of which tax.' }) product: Product,
  ): Promise<Month[]> {
    const rows = await db.query<{ month: Month }[]>(
      publishedMonths(product === 'HOTEL' ? 'hotel' : 'beverage'),
    );
    return rows.map(({ month }) => month);
  }
}
