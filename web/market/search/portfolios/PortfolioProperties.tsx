import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { comparePath } from '../../../app/paths.ts';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { ReceiptsTable } from '../../figures/ReceiptsTable.tsx';
import type { Product } from '../../../gql/graphql.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { comparedOf, portfolioColumns } from './portfolioColumns.tsx';
import { NO_ANSWER, RemoveFromPortfolioDocument } from './portfolioDocuments.ts';
import { PortfolioMap } from './PortfolioMap.tsx';
import { PortfolioHeadline } from './PortfolioHeadline.tsx';
import { PortfolioFiguresDocument, viewOf } from './portfolioRows.ts';
import type { PortfolioLine, PortfolioView } from './portfolioRows.ts';
import fieldStyles from '../../../ui/fields/Field.module.css';

interface Props {
  id: string;
  product: Product;
  onRemoved: () => void;
  /** The chart, between the headline and the table. */
  children: ReactNode;
}

const NO_VIEW = { month: '2000-01', monthsPublished: 12 };

/** The properties of a portfolio in the latest month: each leads to its page, takes a note and can be taken out. */
export function PortfolioProperties({ id, product, onRemoved, children }: Props) {
  const { view, failed, retry } = useFigures(id);
  const { remove, problem } = useRemoval(id, onRemoved);
  const [noted, setNoted] = useState<PortfolioLine | null>(null);
  const { month, monthsPublished } = view ?? NO_VIEW;
  const columns = useMemo(
    () => portfolioColumns({ product, month, monthsPublished, onRemove: remove, onNote: setNoted }),
    [product, month, monthsPublished, remove],
  );
  return (
    <>
      <PortfolioHeadline product={product} view={view} />
      {children}
      <ReceiptsTable
        title="Available Properties"
        columns={columns}
        rows={view?.lines ?? null}
        rowKey={({ property }) => property.id}
        prefix="a."
        sort="name"
        rowHeight={38}
        exportName={product === 'HOTEL' ? 'Portfolio' : 'MBTPortfolio'}
        actions={view !== null && product === 'HOTEL' && <CompareAll view={view} />}
        instead={failed ? <Failure what="The properties" onRetry={retry} /> : undefined}
        note={
          <p className={fieldStyles.message} role="alert">
            {problem}
          </p>
        }
      />
      {view !== null && (
        <PortfolioMap product={product} ids={view.lines.map(({ property }) => property.id)} />
      )}
      {noted !== null && (
        <NoteDialog portfolioId={id} line={noted} onSaved={retry} onClose={() => setNoted(null)} />
      )}
    </>
  );
}

/** The way to compare its hotels, the one with the highest receipts as the subject. */
function CompareAll({ view }: { view: PortfolioView }) {
  const { subject, competitors } = comparedOf(view);
  if (subject === undefined || competitors.length === 0) return null;
  return <LinkButton to={comparePath(subject, competitors)}>Compare</LinkButton>;
}

function useFigures(id: string): { view: PortfolioView | null; failed: boolean; retry: () => void } {
  const { data, error, refetch } = useQuery(PortfolioFiguresDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const figures = data?.node?.__typename === 'Portfolio' ? data.node.figures : null;
  const view = useMemo(() => figures && viewOf(figures), [figures]);
  return { view, failed: error !== undefined, retry: () => void refetch() };
}

function useRemoval(portfolioId: string, onRemoved: () => void) {
  const client = useApolloClient();
  const [problem, setProblem] = useState('');
  const remove = useCallback(
    ({ property: { taxpayerNumber, locationNumber } }: PortfolioLine) => {
      const input = { portfolioId, taxpayerNumber, locationNumber };
      client.mutate({ mutation: RemoveFromPortfolioDocument, variables: { input } }).then(
        () => {
          setProblem('');
          onRemoved();
        },
        () => setProblem(NO_ANSWER),
      );
    },
    [client, portfolioId, onRemoved],
  );
  return { remove, problem };
}
