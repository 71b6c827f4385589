import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { Brand } from '../brands/brand.type.ts';
import type { MarketContext } from '../context.ts';
import { fetchPage } from '../../platform/lib/list.ts';
import { asksOf } from '../../platform/lib/maySelect.ts';
import type { MonthArgs } from '../figures/monthArgs.ts';
import type { Page } from '../../platform/lib/page.ts';
import { cityPlace, countyPlace, zipPlace } from '../places/place.ts';
import { Place } from '../places/place.type.ts';
import { premisesOf } from '../premises/premises.loader.ts';
import { Premises } from '../premises/premises.type.ts';
import { asOfRelease } from '../releases/asOf.ts';
import { FilingsPageArgs, RevisionPageArgs, revisionsAsked } from '../releases/releaseArgs.ts';
import { FiguresAsOfArgs, MonthsAsOfArgs, orAsOf } from '../releases/figuresAsOf.args.ts';
import type { AsOfInput, Revision } from '../releases/release.type.ts';
import { RevisionConnection } from '../releases/release.connections.ts';
import { HotelConnection, HotelFilingConnection } from './hotel.connections.ts';
import { HotelListArgs } from './hotel.args.ts';
import { hotelHeadlineAsOf } from './hotelEstablishment.ts';
import type { HotelFiling } from './hotelFiling.type.ts';
import { listedHotels } from './hotelList.ts';
import type { HotelKeys, ListedHotel } from './hotel.sql.ts';
import { hotelSeries, hotelYears, type AskedHeadline } from './hotelFigures.ts';
import { HotelHeadline } from './hotelHeadline.type.ts';
import { HotelMonth, HotelSeries, HotelYear } from './hotelMonth.type.ts';
import { Hotel } from './hotel.type.ts';
import { largest, listOf, monthly, reading, work } from '../../platform/lib/cost.ts';
import { loadersAsOf } from '../../platform/lib/rowLoader.ts';

async function monthsOf(
  context: MarketContext,
  propertyId: number,
  asOf: AsOfInput | null | undefined,
  { from = null, to = null }: MonthArgs = {},
): Promise<HotelMonth[]> {
  const release = await asOfRelease(context, 'hotel', asOf);
  return loadersAsOf(context.loaders.hotels, release).months.load({ propertyId, from, to });
}

@Resolver(() => Hotel)
export class HotelResolver {
  @Query(() => Hotel, {
    nullable: true,
    description: 'A hotel by taxpayer and location number; null if none has them.',
  })
  hotel(
    @Ctx() { loaders }: MarketContext,
    @Arg('taxpayerNumber', () => String, { description: 'Taxpayer number.' }) taxpayerNumber: string,
    @Arg('locationNumber', () => Int, { description: 'Location number within the taxpayer.' })
    locationNumber: number,
  ): Promise<Hotel | null> {
    return loaders.hotels.byNumber.load({ taxpayerNumber, locationNumber });
  }

  @Query(() => HotelConnection, { description: 'Hotels, by place and number of rooms.' })
  hotels(
    @Ctx() { db }: MarketContext,
    @Args(() => HotelListArgs) args: HotelListArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<ListedHotel>> {
    return fetchPage(db, listedHotels(args.filter ?? {}, args.orderBy ?? [], asksOf(info)), args);
  }

  @FieldResolver(() => Place, {
    nullable: true,
    description: 'City that the property is assigned to; null if none.',
  })
  city(@Root() { cityName }: HotelKeys): Place | null {
    return cityPlace(cityName);
  }

  @FieldResolver(() => Place, {
    nullable: true,
    description: 'County that the property is assigned to; null if none.',
  })
  county(@Root() { countyCode, countyName = null }: ListedHotel): Place | null {
    return countyPlace(countyCode, countyName);
  }

  @FieldResolver(() => Place, {
    nullable: true,
    description: 'ZIP code that the property is assigned to; null if none.',
  })
  zipPlace(@Root() { zipName }: HotelKeys): Place | null {
    return zipPlace(zipName);
  }

  @FieldResolver(() => Premises, {
    nullable: true,
    description: 'All properties at the same address; null if the property has no address of its own.',
  })
  premises(@Root() { premisesId }: HotelKeys): Premises | null {
    return premisesOf(premisesId);
  }

  @FieldResolver(() => Brand, { nullable: true, description: 'Brand; null for independent hotels.' })
  brand(@Root() { brandId }: HotelKeys, @Ctx() { loaders }: MarketContext): Promise<Brand | null> | null {
    return brandId === null ? null : loaders.brands.byId.load(brandId);
  }

  @FieldResolver(() => HotelHeadline, {
    complexity: orAsOf(work(reading.allMonths)),
    nullable: true,
    description: 'Figures of the latest month; null if there are no months with figures.',
  })
  async headline(
    @Root() { propertyId }: HotelKeys,
    @Ctx() context: MarketContext,
    @Args(() => FiguresAsOfArgs) { asOf }: FiguresAsOfArgs,
  ): Promise<AskedHeadline | null> {
    const release = await asOfRelease(context, 'hotel', asOf);
    return hotelHeadlineAsOf(context.loaders, propertyId, release);
  }

  @FieldResolver(() => [HotelMonth], {
    complexity: orAsOf(monthly()),
    description: 'Months with figures, oldest first.',
  })
  months(
    @Root() { propertyId }: HotelKeys,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) { asOf, ...range }: MonthsAsOfArgs,
  ): Promise<HotelMonth[]> {
    return monthsOf(context, propertyId, asOf, range);
  }

  @FieldResolver(() => HotelSeries, {
    complexity: orAsOf(work(reading.allMonths)),
    description: 'Months with figures as columns, for charts.',
  })
  async series(
    @Root() { propertyId }: HotelKeys,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) { asOf, ...range }: MonthsAsOfArgs,
  ): Promise<HotelSeries> {
    return hotelSeries(await monthsOf(context, propertyId, asOf), range);
  }

  @FieldResolver(() => [HotelYear], {
    complexity: orAsOf(listOf(largest.years, reading.allMonths)),
    description: 'Calendar years with figures, oldest first.',
  })
  async years(
    @Root() { propertyId }: HotelKeys,
    @Ctx() context: MarketContext,
    @Args(() => FiguresAsOfArgs) { asOf }: FiguresAsOfArgs,
  ): Promise<HotelYear[]> {
    return hotelYears(await monthsOf(context, propertyId, asOf));
  }

  @FieldResolver(() => HotelFilingConnection, { description: 'Filings of the hotel, latest period first.' })
  async filings(
    @Root() { propertyId }: HotelKeys,
    @Ctx() { loaders }: MarketContext,
    @Args(() => FilingsPageArgs) { asOf, ...page }: FilingsPageArgs,
  ): Promise<Page<HotelFiling>> {
    const release = await asOfRelease({ loaders }, 'hotel', asOf);
    return loaders.hotels.filings.load({ id: propertyId, page, args: { asOf: release } });
  }

  @FieldResolver(() => RevisionConnection, {
    description: 'Changes that releases made to the property’s filings, latest release first.',
  })
  revisions(
    @Root() { propertyId }: HotelKeys,
    @Ctx() { loaders }: MarketContext,
    @Args(() => RevisionPageArgs) args: RevisionPageArgs,
  ): Promise<Page<Revision>> {
    return loaders.releases.revisions.HOTEL.ofProperty.load({ id: propertyId, ...revisionsAsked(args) });
  }
}
