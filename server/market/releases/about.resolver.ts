import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { Product, productNames } from '../enums.ts';
import { asOfRelease } from './asOf.ts';
import { latestMonth } from './latestMonth.ts';
import { AsOfInput } from './release.type.ts';
import { monthNumberOf, quarterOf, yearOf } from '../../platform/lib/month.ts';
import { MonthScalar } from '../../platform/lib/scalars.ts';
import { PublishedMonth } from './publishedMonth.type.ts';
import { readPublishedMonths } from './readPublishedMonths.ts';
import { outdatedFigures } from './rulesVersion.rules.ts';
import { OutdatedFigures } from './outdatedFigures.type.ts';
import { anySynthetic } from './release.sql.ts';
import { largest, listOf, valuesOf } from '../../platform/lib/cost.ts';

@ObjectType('About', { description: 'Facts about this installation.', simpleResolvers: true })
class About {
  @Field(() => String, { description: 'Name of the product, from the configuration.' })
  productName!: string;

  @Field(() => String, { description: 'Version of the product.' })
  version!: string;

  @Field(() => String, {
    description:
      'Name of the operator of this installation, from the configuration; `the operator` if unnamed.',
  })
  operatorName!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Email address for questions; null if the operator can only be reached with `sendHelpMessage`.',
  })
  supportEmail!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Site key of the captcha; null if signing in needs no captcha.',
  })
  captchaSiteKey!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'URL that the web client reports page views to; null if it reports none.',
  })
  analyticsUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'DSN of the service that the web client also reports errors to; null if none.',
  })
  errorReportingUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'URL of map tiles, with `{z}`, `{x}` and `{y}` for zoom, column and row; null if maps have no tiles.',
  })
  mapTilesUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Attribution that maps with these tiles must show, plain text; null if none.',
  })
  mapTilesAttribution!: string | null;

  @Field(() => Boolean, {
    description: 'True if published figures are the synthetic sample, which is invented.',
  })
  synthetic!: boolean;

  @Field(() => Boolean, {
    description:
      'False while figures computed by an earlier version are being updated. Until then they may differ from the ' +
      'data dictionary.',
  })
  figuresAreCurrent!: boolean;

  @Field(() => [OutdatedFigures], {
    complexity: valuesOf(2),
    description: 'Figures that are being updated; usually empty.',
  })
  outdatedFigures!: OutdatedFigures[];
}

@ObjectType('LatestPeriod', {
  description: 'The latest published month, which most filers have filed for.',
  simpleResolvers: true,
})
class LatestPeriod {
  @Field(() => MonthScalar, { description: 'Month.' })
  month!: string;

  @Field(() => Int, { description: 'Year of the month.' })
  year!: number;

  @Field(() => Int, { description: 'Number of the month, 1 to 12.' })
  monthNumber!: number;

  @Field(() => Int, { description: 'Quarter of the month, 1 to 4; complete if the month is its last.' })
  quarter!: number;
}

@Resolver()
export class AboutResolver {
  @Query(() => About, { description: 'Name, version and settings of this installation; needs no session.' })
  async about(@Ctx() context: MarketContext): Promise<About> {
    const { productName, version, operatorName, captchaSiteKey, analyticsUrl, errorReportingUrl } = context;
    const { supportEmail, mapTilesUrl, mapTilesAttribution } = context;
    const rows = await context.db.query<{ synthetic: boolean }[]>(anySynthetic);
    const outdated = await context.db.query<OutdatedFigures[]>(outdatedFigures);
    return {
      productName,
      version,
      operatorName: operatorName ?? 'the operator',
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
    description: 'The latest published month; null if nothing is published.',
  })
  async latestPeriod(
    @Ctx() context: MarketContext,
    @Arg('product', () => Product, { description: 'Lodging or mixed beverages.' }) product: Product,
    @Arg('asOf', () => AsOfInput, {
      nullable: true,
      description: 'Read the latest month as of this release or date; by default, now.',
    })
    asOf?: AsOfInput | null,
  ): Promise<LatestPeriod | null> {
    const month = await latestMonth(context, product, asOf);
    if (month === null) return null;
    return { month, year: yearOf(month), monthNumber: monthNumberOf(month), quarter: quarterOf(month) };
  }

  @Query(() => [PublishedMonth], {
    complexity: listOf(largest.months),
    description: 'Months in the releases, oldest first.',
  })
  async publishedMonths(
    @Ctx() context: MarketContext,
    @Arg('product', () => Product, { description: 'Lodging or mixed beverages.' }) product: Product,
    @Arg('asOf', () => AsOfInput, {
      nullable: true,
      description: 'Read the months published as of this release or date; by default, now.',
    })
    asOf?: AsOfInput | null,
  ): Promise<PublishedMonth[]> {
    const release = await asOfRelease(context, productNames[product], asOf);
    return readPublishedMonths(context.db, product, release);
  }
}
