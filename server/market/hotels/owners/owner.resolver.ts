import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { Product, productNames } from '../../enums.ts';
import { asOfRelease } from '../../releases/asOf.ts';
import { FiguresAsOfArgs, MonthsAsOfArgs } from '../../releases/figuresAsOf.args.ts';
import { latestMonth } from '../../releases/latestMonth.ts';
import { monthsAsked, orManyAsOf } from '../../releases/monthsAsOf.ts';
import { cityPlace } from '../../places/place.ts';
import { PageArgs } from '../../../platform/lib/connection.ts';
import { listOf, monthly, reading, work } from '../../../platform/lib/cost.ts';
import { fetchPage } from '../../../platform/lib/list.ts';
import { loaded } from '../../../platform/lib/loaded.ts';
import type { Page } from '../../../platform/lib/page.ts';
import { loadersAsOf } from '../../../platform/lib/rowLoader.ts';
import { ownerHeadline } from './ownerHeadline.ts';
import { OwnerHandoverConnection, OwnerPropertyConnection } from './owner.connections.ts';
import { Owner } from './owner.type.ts';
import { OwnerBrand, OwnerCity, OwnerHeadline, OwnerMonth } from './ownerMonth.type.ts';
import type { OwnerHandover, OwnerProperty } from './ownerProperty.type.ts';
import { handoversOf, ownedBy } from './owners.ts';

const MOST_PARTS = 10;
/** The latest months, and less of others: the year that a year to date is compared with. */
const PAST_READINGS = 2;
const TAX = { description: 'Lodging or mixed beverages.' };

@Resolver(() => Owner)
export class OwnerResolver {
  @Query(() => Owner, { nullable: true, description: 'An owner by taxpayer number; null if there is none.' })
  owner(
    @Ctx() { loaders }: MarketContext,
    @Arg('number', () => String, { description: 'Taxpayer number.' }) number: string,
  ): Promise<Owner | null> {
    return loaders.owners.byNumber.load(number);
  }

  @FieldResolver(() => OwnerPropertyConnection, {
    description: 'Properties of both taxes, past and present: current ones first, then by name.',
  })
  properties(
    @Root() { number }: Owner,
    @Ctx() { db }: MarketContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<OwnerProperty>> {
    return fetchPage(db, ownedBy(number), page);
  }

  @FieldResolver(() => OwnerHandoverConnection, {
    description:
      'Properties that the owner took over from another one, or handed over, while the premises kept trading; the latest ' +
      'first. Owners whom only legacy releases know are left out.',
  })
  handovers(
    @Root() { number }: Owner,
    @Ctx() { db }: MarketContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<OwnerHandover>> {
    return fetchPage(db, handoversOf(number), page);
  }

  @FieldResolver(() => [OwnerMonth], {
    complexity: orManyAsOf(monthly()),
    description: 'Months with figures of the properties of a tax, oldest first.',
  })
  async months(
    @Root() { number }: Owner,
    @Ctx() context: MarketContext,
    @Arg('product', () => Product, TAX) product: Product,
    @Args(() => MonthsAsOfArgs) args: MonthsAsOfArgs,
  ): Promise<OwnerMonth[]> {
    const tax = productNames[product];
    const { release, ...range } = await monthsAsked(context, tax, args);
    return loadersAsOf(context.loaders.owners, release).months[product].load({ number, ...range });
  }

  @FieldResolver(() => OwnerHeadline, {
    nullable: true,
    complexity: orManyAsOf(work(reading.allMonths), PAST_READINGS),
    description: 'Key figures of the latest month of a tax; null if there are no months with figures.',
  })
  async headline(
    @Root() { number }: Owner,
    @Ctx() context: MarketContext,
    @Arg('product', () => Product, TAX) product: Product,
    @Args(() => FiguresAsOfArgs) args: FiguresAsOfArgs,
  ): Promise<OwnerHeadline | null> {
    const asOf = await asOfRelease(context, productNames[product], args.asOf);
    const figures = await ownerHeadline(context.loaders, { number, product }, asOf);
    return figures && { ...figures, kind: 'OWNER', product, key: number, asOf };
  }

  @FieldResolver(() => [OwnerCity], {
    complexity: orManyAsOf(listOf(MOST_PARTS)),
    description: 'Cities with the most receipts in the 12 months up to the latest published one, at most 10.',
  })
  async cities(
    @Root() { number }: Owner,
    @Ctx() context: MarketContext,
    @Arg('product', () => Product, TAX) product: Product,
    @Args(() => FiguresAsOfArgs) { asOf }: FiguresAsOfArgs,
  ): Promise<OwnerCity[]> {
    const to = await latestMonth(context, product, asOf);
    if (to === null) return [];
    const release = await asOfRelease(context, productNames[product], asOf);
    const parts = await loadersAsOf(context.loaders.owners, release).cities[product].load({ number, to });
    return parts.flatMap(({ key, ...part }) => {
      const place = cityPlace(key);
      return place === null ? [] : [{ ...part, place }];
    });
  }

  @FieldResolver(() => [OwnerBrand], {
    complexity: orManyAsOf(listOf(MOST_PARTS)),
    description:
      'Brands with the most room receipts in the 12 months up to the latest published one, at most 10.',
  })
  async brands(
    @Root() { number }: Owner,
    @Ctx() context: MarketContext,
    @Args(() => FiguresAsOfArgs) { asOf }: FiguresAsOfArgs,
  ): Promise<OwnerBrand[]> {
    const to = await latestMonth(context, 'HOTEL', asOf);
    if (to === null) return [];
    const { loaders } = context;
    const release = await asOfRelease(context, 'hotel', asOf);
    const parts = await loadersAsOf(loaders.owners, release).brands.load({ number, to });
    return Promise.all(
      parts.map(async ({ key, ...part }) => ({
        ...part,
        brand: await loaded(loaders.brands.byId.load(Number(key)), 'A brand'),
      })),
    );
  }
}
