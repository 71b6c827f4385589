import { useQuery } from '@apollo/client/react';
import { brandPath, parentCompanyPath } from '../../app/paths.ts';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import type { AsOf } from '../figures/citing/asOf.ts';
import { AsOfBanner } from '../figures/citing/AsOfBanner.tsx';
import { AsOfFailure } from '../figures/citing/AsOfFailure.tsx';
import { useTwoYears } from '../figures/citing/twoYears.ts';
import { YearSteps } from '../figures/citing/YearSteps.tsx';
import { BrandAsOfDocument } from './brandFigures.ts';
import { BrandHead, UnknownBrand } from './BrandHead.tsx';
import { BrandMap } from './BrandMap.tsx';
import { BrandHeadlineAsOf } from './BrandHeadlineAsOf.tsx';
import { BrandMonthsAsOf } from './BrandMonthsAsOf.tsx';
import type { BrandPageKind } from './brandPages.ts';
import styles from './BrandParts.module.css';

interface Props {
  page: BrandPageKind;
  /** Id of a brand or a parent company. */
  id: string;
  /** The name in the address. */
  given: string;
  asOf: AsOf;
}

const LEFT_OUT =
  'Not shown: the list of hotels, which exists only for the latest releases. Brand names are today’s.';

/** A brand or a company as of an earlier release, two years at a time. */
export function BrandAsOf({ page, id, given, asOf }: Props) {
  const isBrand = page.kind === 'BRAND';
  const { data, error, refetch } = useQuery(BrandAsOfDocument, { variables: { id, asOf, isBrand } });
  const latest = data?.latestPeriod?.year ?? null;
  const years = useTwoYears(latest);
  if (error !== undefined)
    return <AsOfFailure what="The figures" error={error} onRetry={() => void refetch()} />;
  const brand = data?.brand ?? null;
  const company = brand?.parentCompany ?? data?.parentCompany ?? null;
  if (data !== undefined && company === null) return <UnknownBrand area={page.area} name={given} />;
  return (
    <div className={styles.page}>
      <BrandHead
        title={(brand ?? company)?.name ?? given}
        filter={isBrand ? { brandId: id } : { parentCompanyId: id }}
        path={brand === null ? company && parentCompanyPath(company) : brandPath(brand)}
      >
        {company === null ? (
          <Skeleton width={260} />
        ) : (
          <span>{`A ${brand === null ? 'company with hotel brands' : `hotel brand of ${company.name}`}`}</span>
        )}
      </BrandHead>
      {data !== undefined && <AsOfBanner releases={[data.figuresAsOf.hotel]}>{LEFT_OUT}</AsOfBanner>}
      {data !== undefined && company !== null && latest !== null && years !== null && (
        <>
          <BrandHeadlineAsOf id={id} isBrand={isBrand} asOf={asOf} />
          <YearSteps product="HOTEL" years={years} latest={latest} />
          <BrandMonthsAsOf page={page} id={id} years={years} asOf={asOf} published={data.publishedMonths} />
          <BrandMap id={id} />
        </>
      )}
    </div>
  );
}
