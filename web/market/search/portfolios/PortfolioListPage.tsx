import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../../app/about.ts';
import { portfolioPath } from '../../../app/paths.ts';
import { useAskedOnReturn } from '../../../ui/hooks/useAskedOnReturn.ts';
import { countColumn } from '../../../ui/table/columnKinds.tsx';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { PageHead } from '../../../ui/parts/PageHead.tsx';
import { productColumn } from '../../figures/productColumn.tsx';
import { ReceiptsTable } from '../../figures/ReceiptsTable.tsx';
import type { Column } from '../../../ui/table/tableColumns.ts';
import { CreatePortfolio } from './CreatePortfolio.tsx';
import { DeletePortfolio } from './DeletePortfolio.tsx';
import { PortfoliosDocument } from './portfolioDocuments.ts';
import type { ListedPortfolio } from './portfolioDocuments.ts';
import textStyles from '../../../ui/parts/text.module.css';
import styles from './PortfolioPage.module.css';

/** Time for which the title says that a portfolio was created. */
const CREATED_FOR_MS = 5_000;

const EVERY_KIND = { product: null };

/** The member's portfolios, with the means to make and to delete one. */
export function PortfolioListPage() {
  usePageTitle('Portfolio');
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const created = useBriefly(CREATED_FOR_MS);
  const { data, error, refetch } = useQuery(PortfoliosDocument, {
    variables: EVERY_KIND,
    fetchPolicy: 'cache-and-network',
  });
  useAskedOnReturn(PortfoliosDocument, EVERY_KIND);
  const reload = (): void => void refetch();
  const columns = useMemo(() => columnsWith(setDialog), []);
  const failed = data === undefined && error !== undefined;
  return (
    <div className={styles.page}>
      <Head isCreated={created.isOn} onAdd={() => setDialog('create')} />
      <ReceiptsTable
        title="Portfolios"
        columns={columns}
        rows={data?.portfolios.nodes ?? null}
        rowKey={({ id }) => id}
        prefix="p."
        sort="name"
        pageSizes={[5, 10, 20, 50, 100]}
        instead={failed ? <Failure what="Your portfolios" onRetry={reload} /> : undefined}
        note={
          data?.portfolios.nodes.length === 0 && (
            <p>Press + to name your first portfolio, then add hotels or bars on their own pages.</p>
          )
        }
      />
      <Dialogs open={dialog} onClose={() => setDialog(null)} onCreated={created.start} onChanged={reload} />
    </div>
  );
}

type OpenDialog = 'create' | ListedPortfolio | null;

function Head({ isCreated, onAdd }: { isCreated: boolean; onAdd: () => void }) {
  return (
    <PageHead
      title={isCreated ? 'Portfolio Created' : 'Create New Portfolio'}
      actions={
        <Button type="primary" aria-label="Add a portfolio" onClick={onAdd}>
          +
        </Button>
      }
    >
      <span>Lists of hotels, or of bars and restaurants.</span>
      <span className={textStyles.spoken} role="status">
        {isCreated ? 'Portfolio Created' : ''}
      </span>
    </PageHead>
  );
}

interface DialogsProps {
  open: OpenDialog;
  onClose: () => void;
  onCreated: () => void;
  onChanged: () => void;
}

function Dialogs({ open, onClose, onCreated, onChanged }: DialogsProps) {
  if (open === null) return null;
  if (open !== 'create') return <DeletePortfolio portfolio={open} onClose={onClose} onDeleted={onChanged} />;
  const created = (): void => {
    onCreated();
    onChanged();
  };
  return <CreatePortfolio onClose={onClose} onCreated={created} />;
}

/** On for a while after each start. */
function useBriefly(ms: number): { isOn: boolean; start: () => void } {
  const [starts, setStarts] = useState(0);
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    if (starts === ended) return undefined;
    const timer = setTimeout(() => setEnded(starts), ms);
    return () => clearTimeout(timer);
  }, [starts, ended, ms]);
  return { isOn: starts !== ended, start: () => setStarts((count) => count + 1) };
}

function columnsWith(onDelete: (portfolio: ListedPortfolio) => void): readonly Column<ListedPortfolio>[] {
  return [
    {
      key: 'name',
      title: 'Portfolio',
      value: ({ name }) => name,
      cell: (portfolio) => <Link to={portfolioPath(portfolio)}>{portfolio.name}</Link>,
      shown: 'phone',
      isHeading: true,
    },
    productColumn(),
    countColumn({ key: 'count', title: 'Properties', value: ({ propertyCount }) => propertyCount }),
    {
      key: 'delete',
      title: 'Delete',
      value: () => '',
      isAction: true,
      cell: (portfolio) => (
        <Button
          size="small"
          aria-label={`Delete ${portfolio.name}`}
          onClick={() => {
            onDelete(portfolio);
          }}
        >
          Delete
        </Button>
      ),
      shown: 'phone',
    },
  ];
}
