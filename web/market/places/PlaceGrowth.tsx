import { skipToken, useQuery } from '@apollo/client/react';
import { Select } from 'antd';
import { Link } from 'react-router-dom';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { useAsOf } from '../figures/citing/asOf.ts';
import { GrowthFigures } from '../figures/growth/growth.ts';
import { GrowthCard } from '../figures/growth/GrowthCard.tsx';
import { growthPeriods } from '../figures/growth/growthPeriods.ts';
import { usePublishedMonths, wholeMonths } from '../search/usePublishedMonths.ts';
import { useUrlState } from '../../ui/hooks/useUrlState.ts';
import { useInSlices } from '../../ui/hooks/useInSlices.ts';
import { routes } from '../../app/paths.ts';
import type { PlacePageKind } from './placePages.ts';

const PlaceGrowthDocument = graphql(`
  query PlaceGrowth($kind: PlaceKind!, $name: String!, $from: Month!, $to: Month!, $asOf: AsOfInput) {
    place(kind: $kind, name: $name) {
      id
      growth(from: $from, to: $to, asOf: $asOf) {
        ...GrowthFigures
      }
    }
  }
`);

interface Props {
  page: PlacePageKind;
  name: string;
  /** True once the page's own figures have loaded; this loads after them. */
  isReady: boolean;
}

/** The change of a place's lodging receipts from a year earlier, and its parts, over the latest period that has one. */
export function PlaceGrowth({ page: { kind }, name, isReady }: Props) {
  const asOf = useAsOf();
  const { published, failure } = usePublishedMonths('HOTEL');
  const [state, patch] = useUrlState(GROWTH);
  const periods = published === undefined ? [] : growthPeriods(wholeMonths(published));
  const period = periods.find(({ value }) => value === state.growth) ?? periods[0];
  const { data, error, refetch } = useInSlices(
    useQuery(
      PlaceGrowthDocument,
      isReady && period !== undefined
        ? { variables: { kind, name, from: period.from, to: period.to, asOf } }
        : skipToken,
    ),
  );
  const growth = data === undefined ? undefined : readFragment(GrowthFigures, data.place?.growth ?? null);
  const isUnknown = published !== undefined && period === undefined;
  return (
    <GrowthCard
      growth={isUnknown ? null : growth}
      failed={(failure?.error ?? error) !== undefined}
      retry={failure?.onRetry ?? (() => void refetch())}
      nothing={isUnknown ? NO_PERIOD : NO_GROWTH}
    >
      {period !== undefined && (
        <>
          <Select
            size="small"
            virtual={false}
            aria-label="Period of growth"
            value={period.value}
            options={periods.map(({ value, label }) => ({ value, label }))}
            onChange={(value) => patch({ growth: value })}
          />
          {asOf === null && <RankAll kind={kind} />}
        </>
      )}
    </GrowthCard>
  );
}

function RankAll({ kind }: { kind: keyof typeof EXPLORED_AS }) {
  const path = `${routes.explore}?of=${EXPLORED_AS[kind]}&by=growth`;
  return <Link to={path}>{`Rank all ${EXPLORED_WORDS[kind]}`}</Link>;
}

const GROWTH = { growth: '' };
const NO_PERIOD = 'No published month has the same month of the year before to compare with.';
const NO_GROWTH = 'Nothing was filed here in one of the years. Choose another period.';
const EXPLORED_AS = { CITY: 'cities', COUNTY: 'counties', ZIP: 'zips' } as const;
const EXPLORED_WORDS = { CITY: 'cities', COUNTY: 'counties', ZIP: 'ZIP codes' } as const;
