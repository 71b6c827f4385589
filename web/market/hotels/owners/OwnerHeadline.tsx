import { counted } from '../../../ui/formats/counted.ts';
import { MonthAwaited, WithoutQuarterlyFilers } from '../../figures/awaited.tsx';
import { LatestMonthStat, TwelveMonthsStat } from '../../figures/HeadlineStats.tsx';
import { NotAsFiled } from '../../figures/NotAsFiled.tsx';
import { Stat, StatRow } from '../../../ui/parts/StatRow.tsx';
import { readFragment } from '../../../gql/fragment-masking.ts';
import type { FragmentType } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import type { OwnerHeadlineShownFragment, Product } from '../../../gql/graphql.ts';
import { formatCount } from '../../../ui/formats/formatMoney.ts';

export const HeadlineFragment = graphql(`
  fragment OwnerHeadlineShown on OwnerHeadline {
    ...HeadlineOfSeveralFigures @unmask
    receipts
    properties
    propertiesWithRooms
    apportioned
    flaggedFilings
    unusual
    roomsLeftOut
    estimated
    estimatedMonths
    awaitsQuarterlyFilers
    awaitedMonths
  }
`);

type Counted = Pick<OwnerHeadlineShownFragment, 'properties' | 'propertiesWithRooms'>;

interface Props {
  /** Headline of a tax; null if the owner has no months of it. */
  headline: FragmentType<typeof HeadlineFragment> | null;
  product: Product;
  label: string;
  measure: string;
  /** Singular of a property of the tax. */
  word: string;
  counts: OwnerCounts;
}

/** Properties that the owner has and had, and places that it files for as a marketplace. */
export interface OwnerCounts {
  current: number;
  all: number;
  places?: number;
}

/** The words of each tax. */
export const headlineOf = {
  HOTEL: { product: 'HOTEL', label: 'Hotels', measure: 'revenue', word: 'hotel' },
  BEVERAGE: { product: 'BEVERAGE', label: 'Bars', measure: 'receipts', word: 'bar' },
} as const;

/** The figures a member quotes first of an owner's properties of one tax. */
export function OwnerHeadline({ product, label, measure, word, counts, ...props }: Props) {
  const headline = readFragment(HeadlineFragment, props.headline);
  if (headline === null) return null;
  // A marketplace is no hotel, and every other month with figures has properties.
  const hasProperties = headline.properties > 0;
  return (
    <StatRow label={label}>
      {hasProperties && (
        <Stat label={`Current ${word}s`} figure={formatCount(counts.current)}>
          {`of ${counted(counts.all, word)} filed under this number${besideText(counts)}`}
        </Stat>
      )}
      <LatestMonthStat
        {...headline}
        product={product}
        change={headline.receiptsChange}
        compared={headline.receiptsLikeForLike}
      >
        {hasProperties && ` · ${hotelsText(headline, word)}`}
        <MonthAwaited {...headline} />
        <NotAsFiled {...headline} />
      </LatestMonthStat>
      <TwelveMonthsStat
        product={product}
        month={headline.month}
        measure={measure}
        receipts={headline.ttmReceipts}
        months={headline.ttmMonths}
        change={headline.ttmChange}
        compared={headline.ttmLikeForLike}
        withoutIdle={headline.ttmChangeWithoutIdle}
        nearest={headline.yearToDate}
        unusualMonths={headline.unusualMonths}
        estimatedMonths={headline.estimatedMonths}
        awaitedMonths={headline.awaitedMonths}
      >
        <WithoutQuarterlyFilers months={headline.awaitedMonths.length} />
      </TwelveMonthsStat>
    </StatRow>
  );
}

/** A month's properties, and of hotels how many had rooms to sell: the seller of one files on, of $0. */
function hotelsText(headline: Counted, word: string): string {
  const { properties, propertiesWithRooms } = headline;
  const all = counted(properties, word);
  if (propertiesWithRooms === null || propertiesWithRooms === properties) return all;
  return `${all} that filed, ${formatCount(propertiesWithRooms)} with rooms that count`;
}

/** Counts the places that the owner files for as a marketplace, which are no hotels. */
function besideText({ places = 0 }: OwnerCounts): string {
  return places === 0 ? '' : `, and ${counted(places, 'place')} of a marketplace`;
}
