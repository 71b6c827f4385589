import { useQuery } from '@apollo/client/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../app/about.ts';
import { routes } from '../../app/paths.ts';
import type { PremisesPairState } from '../../gql/graphql.ts';
import { ReceiptsTable } from '../../market/figures/ReceiptsTable.tsx';
import { useViewer } from '../../members/accounts/useViewer.ts';
import { Failure } from '../../ui/parts/Failure.tsx';
import { LinkButton } from '../../ui/parts/LinkButton.tsx';
import { PageHead } from '../../ui/parts/PageHead.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { Trail } from '../../ui/parts/Trail.tsx';
import { awayFromAdmin } from '../awayFromAdmin.ts';
import adminStyles from '../admin.module.css';
import { pairColumns } from './pairColumns.tsx';
import { PairActions } from './PairActions.tsx';
import { PremisesPairsDocument } from './premisesDocuments.ts';
import { formatCount } from '../../ui/formats/formatMoney.ts';

const TITLE = 'Similar Addresses';
const steps = [{ title: 'User Details', path: routes.admin }, { title: TITLE }];

const STATES: readonly { state: PremisesPairState; title: string }[] = [
  { state: 'IN_DOUBT', title: 'In doubt' },
  { state: 'JOINED', title: 'Joined' },
  { state: 'PARTED', title: 'Kept apart' },
];

const MOST_PAIRS = 500;

/** Addresses that are one premises or may be, for administrators; others go to the search. */
export function PremisesPage() {
  const { viewer } = useViewer();
  usePageTitle(TITLE);
  if (viewer === undefined) return <Skeleton width={240} height={32} />;
  const away = awayFromAdmin(viewer);
  if (away !== null) return <Navigate to={away} replace />;
  return <Pairs />;
}

function Pairs() {
  const [search] = useSearchParams();
  const chosen = STATES.find(({ state }) => state === search.get('state')) ?? STATES[0];
  return (
    <div className={adminStyles.page}>
      <PageHead title={TITLE} trail={<Trail steps={steps} />}>
        Hotels and bars at similar addresses of a ZIP code count as one premises if their names, rooms or
        permits agree. You can join two addresses or keep them apart. Your decision also applies to later
        releases.
      </PageHead>
      <div className={adminStyles.acts}>
        {STATES.map(({ state, title }) => (
          <LinkButton key={state} to={`${routes.premises}?state=${state}`}>
            {title}
          </LinkButton>
        ))}
      </div>
      {chosen !== undefined && <PairTable key={chosen.state} {...chosen} />}
    </div>
  );
}

function PairTable({ state, title }: { state: PremisesPairState; title: string }) {
  const { data, error, refetch } = useQuery(PremisesPairsDocument, {
    variables: { state, first: MOST_PAIRS },
    fetchPolicy: 'cache-and-network',
  });
  const retry = (): void => void refetch();
  const { nodes = null, totalCount = 0 } = data?.premisesPairs ?? {};
  const more = `The ${String(MOST_PAIRS)} most certain of ${formatCount(totalCount)} are listed.`;
  return (
    <ReceiptsTable
      title={title}
      columns={pairColumns}
      rows={nodes}
      rowKey={({ zip, address, otherAddress }) => [zip, address, otherAddress].join('|')}
      prefix="pair-"
      sort="-score"
      rowHeight={38}
      details={{
        label: ({ address, otherAddress }) => `Decide about ${address} and ${otherAddress}`,
        content: (pair) => <PairActions pair={pair} onDone={retry} />,
      }}
      note={totalCount > MOST_PAIRS ? <p>{more}</p> : undefined}
      instead={error === undefined ? undefined : <Failure what="The addresses" onRetry={retry} />}
    />
  );
}
