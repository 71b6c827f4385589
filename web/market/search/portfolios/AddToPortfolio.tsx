import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { portfolioPath, routes } from '../../../app/paths.ts';
import { Dialog, useCloseDialog } from '../../../ui/dialog/Dialog.tsx';
import { LeaveButton } from '../../../ui/dialog/LeaveButton.tsx';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { Snackbar } from '../../../ui/dialog/Snackbar.tsx';
import type { Product } from '../../../gql/graphql.ts';
import { NO_ANSWER } from '../../../ui/formats/failures.ts';
import { AddToPortfolioDocument, PortfoliosDocument } from './portfolioDocuments.ts';
import type { ListedPortfolio } from './portfolioDocuments.ts';
import { BusyButton } from '../../../ui/parts/BusyButton.tsx';
import dialogStyles from '../../../ui/dialog/Dialog.module.css';
import fieldStyles from '../../../ui/fields/Field.module.css';
import textStyles from '../../../ui/parts/text.module.css';
import styles from './AddToPortfolio.module.css';

interface Property {
  taxpayerNumber: string;
  locationNumber: number;
}

interface Props {
  product: Product;
  property: Property;
}

interface Added {
  portfolio: ListedPortfolio;
  /** Says that it had the hotel or bar already; null if it had not. */
  notice: string | null;
}

export const ADD_HOTEL = 'Add this Hotel to Portfolio';

/** The button that adds a property to a portfolio, with its dialog and what tells of it afterwards. */
export function AddToPortfolio({ product, property }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);
  const onSnackbarClosed = useCallback(() => setAdded(null), []);
  const words = product === 'HOTEL' ? ADD_HOTEL : 'Add this Property to Portfolio';
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {words}
      </Button>
      {isOpen && (
        <Dialog label={words} onClose={() => setOpen(false)}>
          <h2>{words}</h2>
          <Choice product={product} property={property} onAdded={setAdded} />
        </Dialog>
      )}
      <Snackbar of={added} onClose={onSnackbarClosed}>
        {added === null ? null : (
          <>
            {added.notice ?? 'Added to'}{' '}
            <Link to={portfolioPath(added.portfolio)}>{added.portfolio.name}</Link>
          </>
        )}
      </Snackbar>
    </>
  );
}

function Choice({ product, property, onAdded }: Props & { onAdded: (added: Added) => void }) {
  const close = useCloseDialog();
  const { data, error, refetch } = useQuery(PortfoliosDocument, {
    variables: { product },
    fetchPolicy: 'cache-and-network',
  });
  const [chosen, setChosen] = useState<ListedPortfolio | null>(null);
  const { add, busy, problem } = useAdd(property, (done) => {
    onAdded(done);
    close();
  });
  const portfolios = data?.portfolios.nodes;
  if (error !== undefined) return <Failure what="Your portfolios" onRetry={() => void refetch()} />;
  if (portfolios?.length === 0) return <NoPortfolios />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add(chosen);
      }}
    >
      <Radios portfolios={portfolios ?? []} chosen={chosen} onChoose={setChosen} />
      <p className={fieldStyles.message} role="alert">
        {problem}
      </p>
      <div className={dialogStyles.buttons}>
        <LeaveButton>Cancel</LeaveButton>
        <BusyButton type="primary" htmlType="submit" loading={busy}>
          Add
        </BusyButton>
      </div>
    </form>
  );
}

interface RadiosProps {
  portfolios: readonly ListedPortfolio[];
  chosen: ListedPortfolio | null;
  onChoose: (portfolio: ListedPortfolio) => void;
}

function Radios({ portfolios, chosen, onChoose }: RadiosProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={textStyles.spoken}>Portfolio</legend>
      {portfolios.map((portfolio) => (
        <label key={portfolio.id}>
          <input
            type="radio"
            name="portfolio"
            checked={chosen?.id === portfolio.id}
            onChange={() => onChoose(portfolio)}
          />
          {portfolio.name}
        </label>
      ))}
    </fieldset>
  );
}

function NoPortfolios() {
  return (
    <>
      <p>
        You do not have any portfolios of this type created. <Link to={routes.portfolio}>Create one</Link>
      </p>
      <div className={dialogStyles.buttons}>
        <Button onClick={useCloseDialog()}>Close</Button>
      </div>
    </>
  );
}

function useAdd(property: Property, onDone: (added: Added) => void) {
  const [mutate, { loading: busy }] = useMutation(AddToPortfolioDocument);
  const [problem, setProblem] = useState('');
  const add = (chosen: ListedPortfolio | null): void => {
    if (chosen === null) {
      setProblem('Please Select a Portfolio to Add this Hotel to it.');
      return;
    }
    const { taxpayerNumber, locationNumber } = property;
    mutate({ variables: { input: { portfolioId: chosen.id, taxpayerNumber, locationNumber } } }).then(
      ({ data }) => {
        const [refused] = data?.addToPortfolio.errors ?? [];
        if (refused === undefined) onDone({ portfolio: chosen, notice: data?.addToPortfolio.notice ?? null });
        else setProblem(refused.message);
      },
      () => setProblem(NO_ANSWER),
    );
  };
  return { add, busy, problem };
}
