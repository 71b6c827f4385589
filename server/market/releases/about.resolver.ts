import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { Product } from '../enums.ts';
import { monthNumberOf, quarterOf, yearOf } from '../../platform/lib/month.ts';
import { MonthScalar } from '../../platform/lib/scalars.ts';
import { PublishedMonth } from './publishedMonth.type.ts';
import { publishedBeverageMonths, publishedLodgingMonths } from './publishedMonths.sql.ts';
import { outdatedFigures } from './rulesVersion.rules.ts';
import { OutdatedFigures } from './outdatedFigures.type.ts';
import { anySynthetic } from './release.sql.ts';
import { largest, listOf, valuesOf } from '../../platform/lib/cost.ts';

@ObjectType('About', { description: 'What this installation is.', simpleResolvers: true })
class About {
  @Field(() => String, { description: 'The product’s name, from its configuration.' })
  productName!: string;

  @Field(() => String, { description: 'The product’s version.' })
  version!: string;

  @Field(() => String, { description: 'Who runs this installation, from its configuration.' })
  operatorName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address for questions; null where only `sendHelpMessage` reaches the operator.',
  })
  supportEmail!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The key that the captcha is shown with; null where signing in needs none.',
  })
  captchaSiteKey!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where the web client tells of each page it shows; null where it tells nobody.',
  })
  analyticsUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The DSN of the service that the web client’s errors also go to; null where there is none.',
  })
  errorReportingUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Where maps get their tiles: a URL with `{z}`, `{x}` and `{y}` for zoom, column and row; null where they have none.',
  })
  mapTilesUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What a map with those tiles must say of their makers, as plain text; null where nothing.',
  })
  mapTilesAttribution!: string | null;

  @Field(() => Boolean, { description: 'True where published figures are the synthetic sample: invented.' })
  synthetic!: boolean;

  @Field(() => Boolean, {
    description:
      'False while figures that an earlier version computed are being brought up to date: they may still differ from ' +
      'what the data dictionary says.',
  })
  figuresAreCurrent!: boolean;

  @Field(() => [OutdatedFigures], {
    complexity: valuesOf(2),
    description: 'The figures of which that is so; mostly empty.',
  })
  outdatedFigures!: OutdatedFigures[];
}

@ObjectType('LatestPeriod', {
  description: 'The latest published month: one that most filers have filed for.',
  simpleResolvers: true,
})
class LatestPeriod {
  @Field(() => MonthScalar, { description: 'The month.' })
  month!: string;

  @Field(() => Int, { description: 'Its year.' })
  year!: number;

  @Field(() => Int, { description: 'Its number, 1 to 12.' })
  monthNumber!: number;

  @Field(() => Int, { description: 'Its quarter, 1 to 4; complete where the month is its last.' })
  quarter!: number;
}

@Resolver()
export class AboutResolver {
  @Query(() => About, { description: 'Name and version of the product; needs no session.' })
  async about(@Ctx() context: MarketContext): Promise<About> {
    const { productName, version, operatorName, captchaSiteKey, analyticsUrl, errorReportingUrl } = context;
    const { supportEmail, mapTilesUrl, mapTilesAttribution } = context;
    const rows = await context.db.query<{ synthetic: boolean }[]>(anySynthetic);
    const outdated = await context.db.query<OutdatedFigures[]>(outdatedFigures);
    return {
      productName,
      version,
      operatorName,
      supportEmail,
      captchaSiteKey,
      analyticsUrl,
      errorReportingUrl,
      mapTilesUrl,
      mapTilesAttribution,
      synthetic: rows[0]?.synthetic ?? false,
      figuresAreCurrent: outdated.length === 0,
      outdatedFigures: outdated,
    };
  }

  @Query(() => LatestPeriod, {
    nullable: true,
    description: 'The latest published month; null where nothing is published.',
  })
  async latestPeriod(
    @Ctx() { loaders }: MarketContext,
    @Arg('product', () => Product, { description: 'Of which tax.' }) product: Product,
  ): Promise<LatestPeriod | null> {
    const month = await loaders.releases.latestMonth.load(product);
    if (month === null) return null;
    return { month, year: yearOf(month), monthNumber: monthNumberOf(month), quarter: quarterOf(month) };
  }

  @Query(() => [PublishedMonth], {
    complexity: listOf(largest.months),
    description: 'The months that the releases have, oldest first.',
  })
  publishedMonths(
    @Ctx() { db }: MarketContext,
    @Arg('product', () => Product, { description: 'Of which tax.' }) product: Product,
  ): Promise<PublishedMonth[]> {
    return db.query<PublishedMonth[]>(product === 'HOTEL' ? publishedLodgingMonths : publishedBeverageMonths);
  }
}
