import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { BrandAsOfQuery } from '../../gql/graphql.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { AsOfFailure } from '../figures/citing/AsOfFailure.tsx';
import type { TwoYears } from '../figures/citing/twoYears.ts';
import { GrowthCard } from '../figures/growth/GrowthCard.tsx';
import { BrandChart } from './BrandChart.tsx';
import { brandFigures, BrandMonthsAsOfDocument, CompanyMonthsAsOfDocument } from './brandFigures.ts';
import type { BrandPageKind } from './brandPages.ts';
import { BrandDataSet, BrandMonths } from './BrandTables.tsx';
import { useGrowth } from './useGrowth.ts';

interface Props {
  page: BrandPageKind;
  id: string;
  years: TwoYears;
  asOf: AsOf;
  /** The months that the releases had by then. */
  published: BrandAsOfQuery['publishedMonths'];
}

/** Chart and tables of the months of two years of a brand or a company as of a release. */
export function BrandMonthsAsOf({ page, id, years: { from, to }, asOf, published }: Props) {
  const isBrand = page.kind === 'BRAND';
  const asked = { variables: { id, asOf, from, to } };
  const brand = useQuery(BrandMonthsAsOfDocument, isBrand ? asked : skipToken);
  const company = useQuery(CompanyMonthsAsOfDocument, isBrand ? skipToken : asked);
  const { error, refetch } = isBrand ? brand : company;
  const found = isBrand ? brand.data?.brand : company.data?.parentCompany;
  const figures = useMemo(() => {
    if (!found) return null;
    return brandFigures(found, { latestPeriod: { month: to }, publishedMonths: published });
  }, [found, to, published]);
  const growth = useGrowth(page, id, figures !== null);
  if (error !== undefined)
    return <AsOfFailure what="The figures" error={error} onRetry={() => void refetch()} />;
  const shown = { page, figures, asOf };
  return (
    <>
      <BrandChart name="" figures={figures} fixed="1" />
      <GrowthCard {...growth} />
      <BrandMonths {...shown} />
      <BrandDataSet {...shown} />
    </>
  );
}
