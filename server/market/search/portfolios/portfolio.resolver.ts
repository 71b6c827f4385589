import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { requireViewer } from '../../../platform/viewer.ts';
import { BeveragePropertyConnection } from '../../beverages/beverage.connections.ts';
import type { BeverageProperty } from '../../beverages/beverage.type.ts';
import type { MarketContext } from '../../context.ts';
import { HotelConnection } from '../../hotels/hotel.connections.ts';
import type { Hotel } from '../../hotels/hotel.type.ts';
import { PageArgs } from '../../../platform/lib/connection.ts';
import { Product } from '../../enums.ts';
import { done, DonePayload, orRefusal } from '../../../platform/lib/fieldErrors.ts';
import { fetchPage } from '../../../platform/lib/list.ts';
import { emptyPage, type Page } from '../../../platform/lib/page.ts';
import { PortfolioConnection } from './portfolio.connections.ts';
import type { PortfolioEntity } from './portfolio.entity.ts';
import {
  addToPortfolio,
  type Changed,
  createPortfolio,
  deletePortfolio,
  noteInPortfolio,
  ownPortfolios,
  portfolioOf,
  removeFromPortfolio,
} from './portfolio.ts';
import {
  CreatePortfolioInput,
  DeletePortfolioInput,
  Portfolio,
  PortfolioNoteInput,
  PortfolioPayload,
  PortfolioPropertyInput,
} from './portfolio.type.ts';

function changed(work: () => Promise<PortfolioEntity | Changed>): Promise<PortfolioPayload> {
  return orRefusal<PortfolioPayload>(
    async () => {
      const done = await work();
      const { portfolio, notice } = 'portfolio' in done ? done : { portfolio: done, notice: null };
      return { portfolio: portfolioOf(portfolio), notice, errors: [] };
    },
    (errors) => ({ portfolio: null, notice: null, errors }),
  );
}

@Resolver(() => Portfolio)
export class PortfolioResolver {
  @Query(() => PortfolioConnection, { description: 'The member’s portfolios, oldest first.' })
  async portfolios(
    @Ctx() context: MarketContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('product', () => Product, {
      nullable: true,
      description: 'Only portfolios of this tax; without it, all.',
    })
    product?: Product | null,
  ): Promise<Page<Portfolio>> {
    return fetchPage(context.db, ownPortfolios(await requireViewer(context), product ?? null), page);
  }

  @FieldResolver(() => Int, {
    description: 'Number of hotels or bars, at most 1,000; several owners of one count once.',
  })
  async propertyCount(
    @Root() { portfolioId }: Portfolio,
    @Ctx() { loaders }: MarketContext,
  ): Promise<number> {
    return (await loaders.portfolios.propertyCount.load(portfolioId)) ?? 0;
  }

  @FieldResolver(() => HotelConnection, {
    description:
      'Properties of hotels as they were added, by name: a hotel that was added under two owners is listed twice. None if ' +
      'it is a mixed beverage portfolio.',
  })
  hotels(
    @Root() { portfolioId, product }: Portfolio,
    @Ctx() { loaders }: MarketContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<Hotel>> | Page<Hotel> {
    if (product !== 'HOTEL') return emptyPage();
    return loaders.portfolios.hotels.load({ id: portfolioId, page, args: {} });
  }

  @FieldResolver(() => BeveragePropertyConnection, {
    description:
      'Mixed beverage properties as they were added, by name: a bar that was added under two owners is listed twice. None ' +
      'if it is a lodging portfolio.',
  })
  beverageProperties(
    @Root() { portfolioId, product }: Portfolio,
    @Ctx() { loaders }: MarketContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<BeverageProperty>> | Page<BeverageProperty> {
    if (product !== 'BEVERAGE') return emptyPage();
    return loaders.portfolios.beverages.load({ id: portfolioId, page, args: {} });
  }

  @Mutation(() => PortfolioPayload, {
    description:
      'Creates a portfolio. Errors: `REQUIRED`, `INVALID_NAME`, `TOO_LONG`, `NAME_TAKEN` or `TOO_MANY`.',
  })
  createPortfolio(
    @Ctx() context: MarketContext,
    @Arg('input', () => CreatePortfolioInput, { description: 'Name and tax of the portfolio.' })
    input: CreatePortfolioInput,
  ): Promise<PortfolioPayload> {
    return changed(async () => createPortfolio(context.accounts, await requireViewer(context), input));
  }

  @Mutation(() => DonePayload, { description: 'Deletes a portfolio of the member. Errors: `NOT_FOUND`.' })
  deletePortfolio(
    @Ctx() context: MarketContext,
    @Arg('input', () => DeletePortfolioInput, { description: 'Portfolio to delete.' })
    { id }: DeletePortfolioInput,
  ): Promise<DonePayload> {
    return done(async () => deletePortfolio(context.accounts, await requireViewer(context), id));
  }

  @Mutation(() => PortfolioPayload, {
    description:
      'Adds a property of the portfolio’s tax; one that is there already stays, and `notice` says so. Errors: ' +
      '`NOT_FOUND` or `TOO_MANY`.',
  })
  addToPortfolio(
    @Ctx() context: MarketContext,
    @Arg('input', () => PortfolioPropertyInput, { description: 'Property and portfolio.' })
    input: PortfolioPropertyInput,
  ): Promise<PortfolioPayload> {
    return changed(async () => addToPortfolio(context.accounts, await requireViewer(context), input));
  }

  @Mutation(() => PortfolioPayload, {
    description:
      'Removes the hotel or bar of a property from a portfolio, under all its owners; no error if it is not in it. ' +
      'Errors: `NOT_FOUND`.',
  })
  removeFromPortfolio(
    @Ctx() context: MarketContext,
    @Arg('input', () => PortfolioPropertyInput, { description: 'Property and portfolio.' })
    input: PortfolioPropertyInput,
  ): Promise<PortfolioPayload> {
    return changed(async () => removeFromPortfolio(context.accounts, await requireViewer(context), input));
  }

  @Mutation(() => DonePayload, {
    description:
      'Writes the member’s note on the hotel or bar of a property in a portfolio. Errors: `NOT_FOUND` or `TOO_LONG`.',
  })
  noteInPortfolio(
    @Ctx() context: MarketContext,
    @Arg('input', () => PortfolioNoteInput, { description: 'Portfolio, property and note.' })
    input: PortfolioNoteInput,
  ): Promise<DonePayload> {
    return done(async () => noteInPortfolio(context.accounts, await requireViewer(context), input));
  }
}
