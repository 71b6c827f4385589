import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { AsOfBanner } from '../figures/citing/AsOfBanner.tsx';
import { AsOfFailure } from '../figures/citing/AsOfFailure.tsx';
import { NoFigures } from '../figures/citing/NoFigures.tsx';
import { NO_NAMES } from '../figures/citing/pastNames.ts';
import { NearBy } from '../premises/nearby/NearBy.tsx';
import type { PropertyKey } from '../premises/property.ts';
import { PropertyLayout } from '../premises/PropertyLayout.tsx';
import { UnknownProperty } from '../premises/UnknownProperty.tsx';
import { BeverageFigures } from './BeverageFigures.tsx';
import { BeverageHeader } from './BeverageHeader.tsx';
import { BeverageHeadline } from './BeverageHeadline.tsx';
import { FiledElsewhere } from './FiledElsewhere.tsx';
import { useInSlices } from '../../ui/hooks/useInSlices.ts';

const BeverageAsOfDocument = graphql(`
  query BeverageAsOf($taxpayerNumber: String!, $locationNumber: Int!, $asOf: AsOfInput!) {
    figuresAsOf(asOf: $asOf) {
      beverage {
        ...CitedRelease
      }
    }
    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      ...BeverageHeader
      ...BeverageHeadlinePlace
      establishment {
        id
        headline(asOf: $asOf) {
          ...BeverageHeadline
        }
      }
    }
  }
`);

interface Props {
  barKey: PropertyKey;
  name: string;
  asOf: AsOf;
}

/** A bar's figures as of an earlier release. Parts that are known for today only are left out. */
export function BeverageAsOf({ barKey, name, asOf }: Props) {
  const variables = { ...barKey, asOf };
  const { data, error, refetch } = useInSlices(useQuery(BeverageAsOfDocument, { variables }));
  if (error !== undefined) {
    return <AsOfFailure what="The property" error={error} onRetry={() => void refetch()} />;
  }
  if (data?.beverageProperty === null) {
    return <UnknownProperty product="BEVERAGE" propertyKey={barKey} name={name} />;
  }
  const bar = data?.beverageProperty ?? null;
  const headline = bar?.establishment.headline ?? null;
  return (
    <PropertyLayout
      isWaiting={bar === null}
      top={
        <>
          <BeverageHeader bar={bar} name={name} />
          {data !== undefined && <AsOfBanner releases={[data.figuresAsOf.beverage]} />}
          <BeverageHeadline bar={bar} headline={headline} />
        </>
      }
      below={headline !== null && <NearBy product="BEVERAGE" propertyKey={barKey} />}
      main={
        bar !== null && headline === null ? (
          <FiledElsewhere barKey={barKey} asOf={asOf} otherwise={<NoFigures />} />
        ) : (
          <BeverageFigures barKey={barKey} history={NO_NAMES} asOf={asOf} />
        )
      }
    />
  );
}
