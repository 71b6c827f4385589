import { Args, Ctx, FieldResolver, Int, Resolver, Root, type ClassType } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { HotelConnection } from '../hotels/hotel.connections.ts';
import type { Hotel } from '../hotels/hotel.type.ts';
import { PageArgs } from '../../platform/lib/connection.ts';
import { loaded } from '../../platform/lib/loaded.ts';
import { loadersAsOf } from '../../platform/lib/rowLoader.ts';
import { asOfRelease } from '../releases/asOf.ts';
import { FiguresAsOfArgs, MonthsAsOfArgs, RankAsOfArgs } from '../releases/figuresAsOf.args.ts';
import { monthsAsked, orManyAsOf } from '../releases/monthsAsOf.ts';
import type { Page } from '../../platform/lib/page.ts';
import type { BrandGrainLoaders, Locations } from './brandGrain.loader.ts';
import { headlineOfBrand } from './brandHeadline.ts';
import { BrandHeadline, type BrandKind } from './brandHeadline.type.ts';
import { ROOMS, ROOMS_LEFT_OUT } from './brandLocations.type.ts';
import { BrandMonth } from './brandMonth.type.ts';
import { Brand, ParentCompany } from './brand.type.ts';
import { monthly, work } from '../../platform/lib/cost.ts';

/** The latest months, and less of others: the year that a year to date is compared with. */
const PAST_READINGS = 2;

const LOCATION =
  'hotels that have the brand by their latest filing and are current (responsibility has not ended by the ' +
  'latest published period, and the hotel filed within the latest 6 published months)';

/** Locations now or as of a time. Throws BAD_USER_INPUT. */
async function locationsOf(
  context: MarketContext,
  loaders: BrandGrainLoaders,
  { id, asOf }: { id: number; asOf: RankAsOfArgs['asOf'] },
): Promise<Locations> {
  const release = await asOfRelease(context, 'hotel', asOf);
  return loaded(loadersAsOf(loaders, release).locations.load(id), 'A brand');
}

/** Locations of brands and parent companies. */
function withLocations<Owner extends object>(
  type: ClassType<Owner>,
  idOf: (owner: Owner) => number,
  loadersOf: (context: MarketContext) => BrandGrainLoaders,
): ClassType {
  @Resolver(() => type)
  class WithLocations {
    @FieldResolver(() => Int, {
      complexity: orManyAsOf(work(1)),
      description: `Number of locations: ${LOCATION}.`,
    })
    async locations(
      @Root() owner: Owner,
      @Ctx() context: MarketContext,
      @Args(() => RankAsOfArgs) { asOf }: RankAsOfArgs,
    ): Promise<number> {
      return (await locationsOf(context, loadersOf(context), { id: idOf(owner), asOf })).locations;
    }

    @FieldResolver(() => HotelConnection, { description: `Locations, by name: ${LOCATION}.` })
    hotels(
      @Root() owner: Owner,
      @Ctx() context: MarketContext,
      @Args(() => PageArgs) page: PageArgs,
    ): Promise<Page<Hotel>> {
      return loadersOf(context).hotels.load({ id: idOf(owner), page, args: {} });
    }
  }
  return WithLocations;
}

/** Rooms of these locations. */
function withRooms<Owner extends object>(
  type: ClassType<Owner>,
  idOf: (owner: Owner) => number,
  loadersOf: (context: MarketContext) => BrandGrainLoaders,
): ClassType {
  @Resolver(() => type)
  class WithRooms {
    @FieldResolver(() => Int, {
      complexity: orManyAsOf(work(1)),
      description: ROOMS,
    })
    async rooms(
      @Root() owner: Owner,
      @Ctx() context: MarketContext,
      @Args(() => RankAsOfArgs) { asOf }: RankAsOfArgs,
    ): Promise<number> {
      return (await locationsOf(context, loadersOf(context), { id: idOf(owner), asOf })).rooms;
    }

    @FieldResolver(() => Int, {
      complexity: orManyAsOf(work(1)),
      description: ROOMS_LEFT_OUT,
    })
    async roomsLeftOut(
      @Root() owner: Owner,
      @Ctx() context: MarketContext,
      @Args(() => RankAsOfArgs) { asOf }: RankAsOfArgs,
    ): Promise<number> {
      return (await locationsOf(context, loadersOf(context), { id: idOf(owner), asOf })).roomsLeftOut;
    }
  }
  return WithRooms;
}

/** Months of brands and parent companies. */
function withMonths<Owner extends object>(
  type: ClassType<Owner>,
  idOf: (owner: Owner) => number,
  loadersOf: (context: MarketContext) => BrandGrainLoaders,
): ClassType {
  @Resolver(() => type)
  class WithMonths {
    @FieldResolver(() => [BrandMonth], {
      complexity: orManyAsOf(monthly()),
      description: 'Months with figures, oldest first. Those of which nothing counts are in `monthsLeftOut`.',
    })
    async months(
      @Root() owner: Owner,
      @Ctx() context: MarketContext,
      @Args(() => MonthsAsOfArgs) args: MonthsAsOfArgs,
    ): Promise<BrandMonth[]> {
      const { release, ...range } = await monthsAsked(context, 'hotel', args);
      return loadersAsOf(loadersOf(context), release).months.load({ id: idOf(owner), ...range });
    }
  }
  return WithMonths;
}

/** Their key figures. */
function withHeadline<Owner extends object>(
  type: ClassType<Owner>,
  kind: BrandKind,
  idOf: (owner: Owner) => number,
  loadersOf: (context: MarketContext) => BrandGrainLoaders,
): ClassType {
  @Resolver(() => type)
  class WithHeadline {
    @FieldResolver(() => BrandHeadline, {
      complexity: orManyAsOf(work(1), PAST_READINGS),
      nullable: true,
      description:
        'Key figures of the latest month and of the 12 months that end with it; null if there are no months with ' +
        'figures.',
    })
    async headline(
      @Root() owner: Owner,
      @Ctx() context: MarketContext,
      @Args(() => FiguresAsOfArgs) args: FiguresAsOfArgs,
    ): Promise<BrandHeadline | null> {
      const id = idOf(owner);
      const asOf = await asOfRelease(context, 'hotel', args.asOf);
      const { hotels, releases } = context.loaders;
      const loaders = { hotels, releases, brands: loadersOf(context) };
      const figures = await headlineOfBrand(loaders, { kind, id }, asOf);
      return figures && { ...figures, kind, key: String(id), asOf };
    }
  }
  return WithHeadline;
}

const ofBrand = ({ loaders }: MarketContext): BrandGrainLoaders => loaders.brands.ofBrand;
const ofParent = ({ loaders }: MarketContext): BrandGrainLoaders => loaders.brands.ofParent;
const brandId = (brand: Brand): number => brand.brandId;
const parentId = (company: ParentCompany): number => company.parentCompanyId;

export const brandFiguresResolvers = [
  withLocations(Brand, brandId, ofBrand),
  withRooms(Brand, brandId, ofBrand),
  withMonths(Brand, brandId, ofBrand),
  withHeadline(Brand, 'BRAND', brandId, ofBrand),
  withLocations(ParentCompany, parentId, ofParent),
  withRooms(ParentCompany, parentId, ofParent),
  withMonths(ParentCompany, parentId, ofParent),
  withHeadline(ParentCompany, 'PARENT_COMPANY', parentId, ofParent),
];
