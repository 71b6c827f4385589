import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Brand } from '../brands/brand.type.ts';
import type { MarketContext } from '../context.ts';
import { fetchPage } from '../../platform/lib/list.ts';
import { MonthArgs } from '../monthArgs.ts';
import type { Page } from '../../platform/lib/page.ts';
import { cityPlace, countyPlace, zipPlace } from '../places/place.ts';
import { Place } from '../places/place.type.ts';
import { premisesOf } from '../premises/premises.loader.ts';
import { Premises } from '../premises/premises.type.ts';
import { asOfRelease } from '../releases/asOf.ts';
import { FilingsPageArgs, RevisionPageArgs, revisionsAsked } from '../releases/releaseArgs.ts';
import type { Revision } from '../releases/release.type.ts';
import { RevisionConnection } from '../releases/release.connections.ts';
import { HotelConnection, HotelFilingConnection } from './hotel.connections.ts';
import { HotelListArgs } from './hotel.args.ts';
import type { HotelFiling } from './hotelFiling.type.ts';
import { hotels } from './hotelList.ts';
import { hotelSeries, hotelYears } from './hotelFigures.ts';
import { HotelHeadline, HotelMonth, HotelSeries, HotelYear } from './hotelMonth.type.ts';
import { Hotel } from './hotel.type.ts';
import { largest, listOf, monthly, reading, work } from '../../platform/lib/cost.ts';

@Resolver(() => Hotel)
export class HotelResolver {
  @Query(() => Hotel, { nullable: true, description: 'A hotel by its numbers; null where there is none.' })
  hotel(
    @Ctx() { loaders }: MarketContext,
    @Arg('taxpayerNumber', () => String, { description: 'The taxpayer’s number.' }) taxpayerNumber: string,
    @Arg('locationNumber', () => Int, { description: 'Which of the taxpayer’s locations.' })
    locationNumber: number,
  ): Promise<Hotel | null> {
    return loaders.hotels.byNumber.load({ taxpayerNumber, locationNumber });
  }

  @Query(() => HotelConnection, { description: 'Hotels by place and size.' })
  hotels(@Ctx() { db }: MarketContext, @Args(() => HotelListArgs) args: HotelListArgs): Promise<Page<Hotel>> {
    return fetchPage(db, hotels(args.filter ?? {}, args.orderBy ?? []), args);
  }

  @FieldResolver(() => Place, {
    nullable: true,
    description: 'The city that it counts to; null where it counts to none.',
  })
  city(@Root() { cityName }: Hotel): Place | null {
    return cityPlace(cityName);
  }

  @FieldResolver(() => Place, { nullable: true, description: 'The county that it counts to.' })
  county(@Root() { countyCode, countyName }: Hotel): Place | null {
    return countyPlace(countyCode, countyName);
  }

  @FieldResolver(() => Place, { nullable: true, description: 'The ZIP code that it counts to.' })
  zipPlace(@Root() { zipKey }: Hotel): Place | null {
    return zipPlace(zipKey);
  }

  @FieldResolver(() => Premises, {
    nullable: true,
    description: 'All properties at its address; null where it has no address of its own.',
  })
  premises(@Root() { premisesId }: Hotel): Premises | null {
    return premisesOf(premisesId);
  }

  @FieldResolver(() => Brand, { nullable: true, description: 'Its brand; null for independents.' })
  brand(@Root() { brandId }: Hotel, @Ctx() { loaders }: MarketContext): Promise<Brand | null> | null {
    return brandId === null ? null : loaders.brands.byId.load(brandId);
  }

  @FieldResolver(() => HotelHeadline, {
    complexity: work(reading.allMonths),
    nullable: true,
    description: 'The figures of its latest month; null where it has none.',
  })
  headline(@Root() { propertyId }: Hotel, @Ctx() { loaders }: MarketContext): Promise<HotelHeadline | null> {
    return loaders.hotels.headline.load(propertyId);
  }

  @FieldResolver(() => [HotelMonth], {
    complexity: monthly(),
    description: 'Its months, oldest first; at most one a calendar month.',
  })
  months(
    @Root() { propertyId }: Hotel,
    @Ctx() { loaders }: MarketContext,
    @Args(() => MonthArgs) { from = null, to = null }: MonthArgs,
  ): Promise<HotelMonth[]> {
    return loaders.hotels.months.load({ propertyId, from, to });
  }

  @FieldResolver(() => HotelSeries, {
    complexity: work(reading.allMonths),
    description: 'Its months as columns.',
  })
  async series(
    @Root() { propertyId }: Hotel,
    @Ctx() { loaders }: MarketContext,
    @Args(() => MonthArgs) range: MonthArgs,
  ): Promise<HotelSeries> {
    const months = await loaders.hotels.months.load({ propertyId, from: null, to: null });
    return hotelSeries(months, range);
  }

  @FieldResolver(() => [HotelYear], {
    complexity: listOf(largest.years, reading.allMonths),
    description: 'Its calendar years, oldest first.',
  })
  async years(@Root() { propertyId }: Hotel, @Ctx() { loaders }: MarketContext): Promise<HotelYear[]> {
    return hotelYears(await loaders.hotels.months.load({ propertyId, from: null, to: null }));
  }

  @FieldResolver(() => HotelFilingConnection, { description: 'What was filed for it, latest period first.' })
  async filings(
    @Root() { propertyId }: Hotel,
    @Ctx() { db, loaders }: MarketContext,
    @Args(() => FilingsPageArgs) { asOf, ...page }: FilingsPageArgs,
  ): Promise<Page<HotelFiling>> {
    const release = await asOfRelease(db, 'hotel', asOf);
    return loaders.hotels.filings.load({ id: propertyId, page, args: { asOf: release } });
  }

  @FieldResolver(() => RevisionConnection, {
    description: 'What each release did to its filings, latest release first.',
  })
  revisions(
    @Root() { propertyId }: Hotel,
    @Ctx() { loaders }: MarketContext,
    @Args(() => RevisionPageArgs) args: RevisionPageArgs,
  ): Promise<Page<Revision>> {
    return loaders.releases.revisions.HOTEL.ofProperty.load({ id: propertyId, ...revisionsAsked(args) });
  }
}
