import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { usePageTitle } from '../../../app/about.ts';
import { NotFoundPart } from '../../../app/NotFoundPart.tsx';
import { comparePath, definitionPath, routes, setPath } from '../../../app/paths.ts';
import { readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import type { ComparisonSetQuery } from '../../../gql/graphql.ts';
import { ExportButton } from '../../figures/exports/ExportButton.tsx';
import { Card } from '../../../ui/parts/Card.tsx';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { PageHead } from '../../../ui/parts/PageHead.tsx';
import { Trail } from '../../../ui/parts/Trail.tsx';
import { pathAsOf, useAsOf } from '../../figures/citing/asOf.ts';
import { AsOfNotice } from '../../figures/citing/AsOfNotice.tsx';
import type { CitedPage } from '../../figures/citing/citation.ts';
import { CiteButton } from '../../figures/citing/CiteButton.tsx';
import { COMPARED_FIGURES, competitorsText } from '../../figures/compare/citedComparison.ts';
import { ComparisonAnswer } from '../../figures/compare/Comparison.tsx';
import { PeriodChoice } from '../../figures/compare/PeriodChoice.tsx';
import type { PeriodChoiceProps } from '../../figures/compare/PeriodChoice.tsx';
import { usePeriod } from '../../figures/compare/useComparisonAddress.ts';
import { ComparedFigures, figuresOf } from '../../figures/compare/useComparison.ts';
import { DeleteSet } from './DeleteSet.tsx';
import pageStyles from '../../figures/compare/ComparePage.module.css';
import styles from './SetPage.module.css';
import type { Period } from '../../../ui/formats/monthArithmetic.ts';

const ComparisonSetDocument = graphql(`
  query ComparisonSet($id: ID!, $from: Month, $to: Month, $asOf: AsOfInput) {
    node(id: $id) {
      __typename
      id
      ... on ComparisonSet {
        name
        subject {
          id
          name
          taxpayerNumber
          locationNumber
        }
        competitors {
          id
          taxpayerNumber
          locationNumber
        }
        comparison(from: $from, to: $to, asOf: $asOf) {
          ...ComparedFigures
        }
      }
    }
  }
`);

type Kept = Extract<NonNullable<ComparisonSetQuery['node']>, { __typename: 'ComparisonSet' }>;

/** A kept set: how its subject does against its competitors. */
export function SetPage() {
  const { id = '' } = useParams();
  const asOf = useAsOf();
  const chosen = usePeriod();
  const { data, error, refetch, loading } = useQuery(ComparisonSetDocument, {
    variables: { id: `comparison-set:${id}`, ...rangeOf(chosen), asOf },
    fetchPolicy: 'cache-and-network',
  });
  const kept = data?.node?.__typename === 'ComparisonSet' ? data.node : null;
  const figures = useMemo(
    () => (kept ? figuresOf(readFragment(ComparedFigures, kept.comparison)) : null),
    [kept],
  );
  const name = kept?.name ?? 'Comparison set';
  usePageTitle(name);
  if (data !== undefined && !loading && kept === null) return <NotFoundPart />;
  return (
    <div className={pageStyles.page} data-waiting={(kept === null && error === undefined) || undefined}>
      <PageHead
        title={name}
        trail={<Trail steps={[{ title: 'Compare', path: routes.compare }, { title: name }]} />}
        actions={kept !== null && <Actions kept={kept} period={chosen.period} />}
      >
        {kept !== null && (
          <span>{`${kept.subject.name} against ${competitorsText(kept.competitors.length)}`}</span>
        )}
        <Link to={definitionPath('revpar-index')}>How this is calculated</Link>
      </PageHead>
      <AsOfNotice product="HOTEL">
        <Card title="Period" className={styles.period}>
          <PeriodChoice {...chosen} />
        </Card>
        <ComparisonAnswer figures={figures} problem={null} error={error} retry={() => void refetch()} />
      </AsOfNotice>
    </div>
  );
}

/** Empty if the months cannot be compared, so that the latest ones are. */
function rangeOf({ period, message }: PeriodChoiceProps): { from: string | null; to: string | null } {
  return period === null || message !== '' ? { from: null, to: null } : { from: period.from, to: period.to };
}

function Actions({ kept, period }: { kept: Kept; period: Period | null }) {
  const asOf = useAsOf();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      {asOf === null && (
        <ExportButton
          product="HOTEL"
          title={kept.name}
          properties={{ filter: { comparisonSetId: kept.id }, hasFilings: false }}
        />
      )}
      <CiteButton products={['HOTEL']} page={citedSet(kept, period)} />
      <Button onClick={() => window.print()}>Print</Button>
      <LinkButton to={pathAsOf(changePath(kept), asOf)}>Change</LinkButton>
      <Button onClick={() => setDeleting(true)}>Delete</Button>
      {isDeleting && <DeleteSet id={kept.id} name={kept.name} onClose={() => setDeleting(false)} />}
    </>
  );
}

function changePath({ id, subject, competitors }: Kept): string {
  return `${comparePath(subject, competitors)}&set=${id.replace('comparison-set:', '')}`;
}

function citedSet({ id, subject, competitors }: Kept, period: Period | null): CitedPage {
  return {
    title: `${subject.name} against ${competitorsText(competitors.length)}`,
    figures: COMPARED_FIGURES,
    path: setPath(id),
    ...(period !== null && { parameters: { ...period } }),
  };
}
