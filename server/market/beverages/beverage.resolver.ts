import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql';
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
import { RevisionConnection } from '../releases/release.connections.ts';
import { FiguresAsOfArgs, MonthsAsOfArgs, orAsOf } from '../releases/figuresAsOf.args.ts';
import type { AsOfInput, Revision } from '../releases/release.type.ts';
import { FilingsPageArgs, RevisionPageArgs, revisionsAsked } from '../releases/releaseArgs.ts';
import { BeveragePropertyListArgs } from './beverage.args.ts';
import { BeverageFilingConnection, BeveragePropertyConnection } from './beverage.connections.ts';
import { beverageHeadlineAsOf } from './beverageEstablishment.ts';
import { beverageSeries, beverageYears } from './beverageFigures.ts';
import type { BeverageFiling } from './beverageFiling.type.ts';
import { BeverageHeadline } from './beverageHeadline.type.ts';
import type { BeverageKeys, ListedBeverage } from './beverage.sql.ts';
import { listedBeverages } from './beverageLists.ts';
import { BeverageMonth, BeverageSeries, BeverageYear } from './beverageMonth.type.ts';
import { BeverageProperty } from './beverage.type.ts';
import { largest, listOf, monthly, reading, work } from '../../platform/lib/cost.ts';
import { loadersAsOf } from '../../platform/lib/rowLoader.ts';

async function monthsOf(
  context: MarketContext,
  propertyId: number,
  asOf: AsOfInput | null | undefined,
  { from = null, to = null }: MonthArgs = {},
): Promise<BeverageMonth[]> {
  const release = await asOfRelease(context, 'beverage', asOf);
  return loadersAsOf(context.loaders.beverages, release).months.load({ propertyId, from, to });
}

@Resolver(() => BeverageProperty)
export class BeverageResolver {
  @Query(() => BeverageProperty, {
    nullable: true,
    description: 'A mixed beverage property by taxpayer and location number; null if none has them.',
  })
  beverageProperty(
    @Ctx() { loaders }: MarketContext,
    @Arg('taxpayerNumber', () => String, {
      description: 'Taxpayer number; the permit for properties known only from legacy releases.',
    })
    taxpayerNumber: string,
    @Arg('locationNumber', () => Int, { description: 'Location number within the taxpayer.' })
    locationNumber: number,
  ): Promise<BeverageProperty | null> {
    return loaders.beverages.byNumber.load({ taxpayerNumber, locationNumber });
  }

  @Query(() => BeveragePropertyConnection, { description: 'Mixed beverage properties, by place or permit.' })
  beverageProperties(
    @Ctx() { db }: MarketContext,
    @Args(() => BeveragePropertyListArgs) args: BeveragePropertyListArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<ListedBeverage>> {
    return fetchPage(db, listedBeverages(args.filter ?? {}, args.orderBy ?? [], asksOf(info)), args);
  }

  @FieldResolver(() => Place, {
    nullable: true,
    description: 'City that the property is assigned to; null if none.',
  })
  city(@Root() { cityName }: BeverageKeys): Place | null {
    return cityPlace(cityName);
  }

  @FieldResolver(() => Place, {
    nullable: true,
    description: 'County that the property is assigned to; null if none.',
  })
  county(@Root() { countyCode, countyName = null }: ListedBeverage): Place | null {
    return countyPlace(countyCode, countyName);
  }

  @FieldResolver(() => Place, {
    nullable: true,
    description: 'ZIP code that the property is assigned to; null if none.',
  })
  zipPlace(@Root() { zipName }: BeverageKeys): Place | null {
    return zipPlace(zipName);
  }

  @FieldResolver(() => Premises, {
    nullable: true,
    description: 'All properties at the same address; null if the property has no address of its own.',
  })
  premises(@Root() { premisesId }: BeverageKeys): Premises | null {
    return premisesOf(premisesId);
  }

  @FieldResolver(() => BeverageHeadline, {
    complexity: orAsOf(work(reading.allMonths)),
    nullable: true,
    description: 'Figures of the latest month; null if there are no months with figures.',
  })
  async headline(
    @Root() { propertyId }: BeverageKeys,
    @Ctx() context: MarketContext,
    @Args(() => FiguresAsOfArgs) { asOf }: FiguresAsOfArgs,
  ): Promise<BeverageHeadline | null> {
    const release = await asOfRelease(context, 'beverage', asOf);
    return beverageHeadlineAsOf(context.loaders, propertyId, release);
  }

  @FieldResolver(() => [BeverageMonth], {
    complexity: orAsOf(monthly()),
    description: 'Months with figures, oldest first.',
  })
  months(
    @Root() { propertyId }: BeverageKeys,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) { asOf, ...range }: MonthsAsOfArgs,
  ): Promise<BeverageMonth[]> {
    return monthsOf(context, propertyId, asOf, range);
  }

  @FieldResolver(() => BeverageSeries, {
    complexity: orAsOf(work(reading.allMonths)),
    description: 'Months with figures as columns, for charts.',
  })
  async series(
    @Root() { propertyId }: BeverageKeys,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) { asOf, ...range }: MonthsAsOfArgs,
  ): Promise<BeverageSeries> {
    return beverageSeries(await monthsOf(context, propertyId, asOf), range);
  }

  @FieldResolver(() => [BeverageYear], {
    complexity: orAsOf(listOf(largest.years, reading.allMonths)),
    description: 'Calendar years with figures, oldest first.',
  })
  async years(
    @Root() { propertyId }: BeverageKeys,
    @Ctx() context: MarketContext,
    @Args(() => FiguresAsOfArgs) { asOf }: FiguresAsOfArgs,
  ): Promise<BeverageYear[]> {
    return beverageYears(await monthsOf(context, propertyId, asOf));
  }

  @FieldResolver(() => [BeverageProperty], {
    complexity: listOf(largest.permits),
    description:
      'For a property known only by its permit: the properties toward whose months its legacy filings count, the one ' +
      'with the latest month first. It has no months of its own for these. Empty for any other property.',
  })
  countsToward(
    @Root() { propertyId }: BeverageKeys,
    @Ctx() { loaders }: MarketContext,
  ): Promise<BeverageProperty[]> {
    return loaders.beverages.countedToward.load(propertyId);
  }

  @FieldResolver(() => [BeverageProperty], {
    complexity: listOf(largest.permits),
    description:
      'Properties known only by their permit whose legacy filings count toward the months of this one, the one with the ' +
      'latest month first. As of releases before the portal’s, the filings are found there.',
  })
  legacyPermits(
    @Root() { propertyId }: BeverageKeys,
    @Ctx() { loaders }: MarketContext,
  ): Promise<BeverageProperty[]> {
    return loaders.beverages.legacyPermits.load(propertyId);
  }

  @FieldResolver(() => BeverageFilingConnection, {
    description:
      'Filings behind the property’s months, latest month first: its own filings and the legacy filings that ' +
      'count toward it.',
  })
  async filings(
    @Root() { propertyId }: BeverageKeys,
    @Ctx() { loaders }: MarketContext,
    @Args(() => FilingsPageArgs) { asOf, ...page }: FilingsPageArgs,
  ): Promise<Page<BeverageFiling>> {
    const release = await asOfRelease({ loaders }, 'beverage', asOf);
    return loaders.beverages.filings.load({ id: propertyId, page, args: { asOf: release } });
  }

  @FieldResolver(() => RevisionConnection, {
    description: 'Changes that releases made to the property’s filings, latest release first.',
  })
  revisions(
    @Root() { propertyId }: BeverageKeys,
    @Ctx() { loaders }: MarketContext,
    @Args(() => RevisionPageArgs) args: RevisionPageArgs,
  ): Promise<Page<Revision>> {
    return loaders.releases.revisions.BEVERAGE.ofProperty.load({ id: propertyId, ...revisionsAsked(args) });
  }
}
