import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { comparePath } from '../../../app/paths.ts';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { useInSlices } from '../../../ui/hooks/useInSlices.ts';
import { fileAsOf, pathAsOf, useAsOf } from '../../figures/citing/asOf.ts';
import { AsOfFailure } from '../../figures/citing/AsOfFailure.tsx';
import { ReceiptsTable } from '../../figures/ReceiptsTable.tsx';
import type { Product } from '../../../gql/graphql.ts';
import { usePublishedMonths } from '../usePublishedMonths.ts';
import { PropertyNoteDialog } from './PropertyNoteDialog.tsx';
import { comparedOf, portfolioColumns, reasonsOf } from './portfolioColumns.tsx';
import { PortfolioMap } from './PortfolioMap.tsx';
import { PortfolioHeadline } from './PortfolioHeadline.tsx';
import { RemovalProblem } from './RemovalProblem.tsx';
import { PortfolioFiguresDocument, viewOf } from './portfolioRows.ts';
import type { PortfolioLine, PortfolioView } from './portfolioRows.ts';
import type { Removal } from './useRemoval.ts';

interface Props {
  id: string;
  product: Product;
  removal: Removal;
  /** The chart, between the headline and the table. */
  children: ReactNode;
}

const NO_VIEW = { month: null, monthsPublished: 12, total: { trailingComparedMonths: [] } };

/** The properties of a portfolio in the latest month: each leads to its page, takes a note and can be taken out. */
export function PortfolioProperties({ id, product, removal, children }: Props) {
  const asOf = useAsOf();
  const { view, error, retry } = useFigures(id);
  const [noted, setNoted] = useState<PortfolioLine | null>(null);
  if (asOf !== null && error !== undefined) {
    return <AsOfFailure what="The properties" error={error} onRetry={retry} />;
  }
  return (
    <>
      {error === undefined && <PortfolioHeadline product={product} view={view} />}
      {children}
      <Properties
        product={product}
        view={view}
        removal={removal}
        onNote={setNoted}
        failure={error && <Failure what="The properties" onRetry={retry} />}
      />
      {view !== null && (
        <PortfolioMap product={product} ids={view.lines.map(({ property }) => property.id)} />
      )}
      {noted !== null && (
        <PropertyNoteDialog portfolioId={id} line={noted} onSaved={retry} onClose={() => setNoted(null)} />
      )}
    </>
  );
}

interface PropertiesProps extends Omit<Props, 'id' | 'children'> {
  view: PortfolioView | null;
  onNote: (line: PortfolioLine) => void;
  /** Instead of the table. */
  failure: ReactNode;
}

function Properties({ product, view, removal, onNote, failure }: PropertiesProps) {
  const asOf = useAsOf();
  const { remove } = removal;
  const { month, monthsPublished, total } = view ?? NO_VIEW;
  const compared = total.trailingComparedMonths;
  const { published } = usePublishedMonths(product);
  const columns = useMemo(() => {
    const incomplete = (published ?? []).flatMap((each) => (each.isIncomplete ? each.month : []));
    return portfolioColumns({
      product,
      month,
      monthsPublished,
      compared,
      incomplete,
      onRemove: remove,
      onNote,
    });
  }, [product, month, monthsPublished, compared, published, remove, onNote]);
  return (
    <ReceiptsTable
      title="Available Properties"
      columns={columns}
      rows={view?.lines ?? null}
      rowKey={({ property }) => property.id}
      reasonsOf={reasonsOf}
      prefix="a."
      sort="name"
      rowHeight={38}
      exportName={fileAsOf(product === 'HOTEL' ? 'Portfolio' : 'MBTPortfolio', asOf)}
      actions={view !== null && product === 'HOTEL' && <CompareAll view={view} />}
      instead={failure}
      note={<RemovalProblem {...removal} />}
    />
  );
}

/** The way to compare its hotels, the one with the highest receipts as the subject. */
function CompareAll({ view }: { view: PortfolioView }) {
  const asOf = useAsOf();
  const { subject, competitors } = comparedOf(view);
  if (subject === undefined || competitors.length === 0) return null;
  return <LinkButton to={pathAsOf(comparePath(subject, competitors), asOf)}>Compare</LinkButton>;
}

interface Asked {
  /** Null while loading, and if nothing is published. */
  view: PortfolioView | null;
  error: Error | undefined;
  retry: () => void;
}

function useFigures(id: string): Asked {
  const asOf = useAsOf();
  const { data, error, refetch } = useInSlices(
    useQuery(PortfolioFiguresDocument, {
      variables: { id, asOf },
      fetchPolicy: 'network-only',
    }),
  );
  const figures = data?.node?.__typename === 'Portfolio' ? data.node.figures : null;
  const view = useMemo(() => figures && viewOf(figures), [figures]);
  return { view, error, retry: () => void refetch() };
}
