import { useQuery } from '@apollo/client/react';
import { placePath } from '../../../app/paths.ts';
import { graphql } from '../../../gql/gql.ts';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import { monthsUpTo } from '../../../ui/formats/monthArithmetic.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { useInSlices } from '../../../ui/hooks/useInSlices.ts';
import type { AsOf } from '../../figures/citing/asOf.ts';
import { AsOfFailure } from '../../figures/citing/AsOfFailure.tsx';
import { PartialChip } from '../../figures/PartialChip.tsx';
import { IncompleteSentence } from '../../figures/IncompleteAside.tsx';
import { IncompleteChip } from '../../figures/IncompleteChip.tsx';
import { placeTitle } from '../../places/placePages.ts';
import type { PropertyKey } from '../../premises/property.ts';
import { PercentileBand } from './PercentileBand.tsx';
import styles from './HotelPercentiles.module.css';
import { LinkAsOf } from '../../figures/citing/LinkAsOf.tsx';

const HotelPercentilesDocument = graphql(`
  query HotelPercentiles($taxpayerNumber: String!, $locationNumber: Int!, $asOf: AsOfInput) {
    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      percentiles(asOf: $asOf) {
        month
        isIncomplete
        partialMonths
        place {
          id
          kind
          name
        }
        bands {
          ...PercentileBand
        }
      }
    }
  }
`);

interface Props {
  hotelKey: PropertyKey;
  /** Null for the latest figures. */
  asOf?: AsOf | null;
}

/** The position of a hotel's RevPAR and receipts among the hotels of its city, county and ZIP code. */
export function HotelPercentiles({ hotelKey, asOf = null }: Props) {
  const { data, error, refetch } = useInSlices(
    useQuery(HotelPercentilesDocument, { variables: { ...hotelKey, asOf } }),
  );
  if (error !== undefined)
    return <AsOfFailure what="The place in its market" error={error} onRetry={() => void refetch()} />;
  const percentiles = data?.hotel?.percentiles ?? [];
  const [first] = percentiles;
  if (first === undefined) return null;
  return (
    <Card title="Place in its market">
      <p className={styles.note}>
        {formatMonth(first.month)}
        <IncompleteChip isIncomplete={first.isIncomplete} />
        <PartialChip months={first.partialMonths} />
        {
          ' and the 12 months that end with it (TTM). The box holds the middle half of the hotels, the line 90% of them. The dot stands at the percentage of hotels below, so the scale is of hotels, not of dollars.'
        }
        <IncompleteSentence product="HOTEL" months={monthsUpTo(first.month, 12)} />
      </p>
      <div className={styles.places}>
        {percentiles.map(({ place: { id, kind, name }, month, bands }) => (
          <section key={id} aria-labelledby={`percentiles-${id}`}>
            <h3 id={`percentiles-${id}`}>
              <LinkAsOf to={placePath('HOTEL', kind, name)}>{placeTitle(kind, name)}</LinkAsOf>
            </h3>
            {bands.map((band, at) => (
              // The four bands are always the same, in the same order.
              <PercentileBand key={at} band={band} place={placeTitle(kind, name)} month={month} />
            ))}
          </section>
        ))}
      </div>
    </Card>
  );
}
