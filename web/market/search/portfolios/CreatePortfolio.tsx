import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Dialog, useCloseDialog } from '../../../ui/dialog/Dialog.tsx';
import { LeaveButton } from '../../../ui/dialog/LeaveButton.tsx';
import { Segments } from '../../../ui/parts/Segments.tsx';
import type { Product } from '../../../gql/graphql.ts';
import { useDialogDraft } from '../../../ui/hooks/useDraft.ts';
import { NO_ANSWER } from '../../../ui/formats/failures.ts';
import { CreatePortfolioDocument } from './portfolioDocuments.ts';
import { BusyButton } from '../../../ui/parts/BusyButton.tsx';
import dialogStyles from '../../../ui/dialog/Dialog.module.css';
import styles from './CreatePortfolio.module.css';

const TYPES = [
  { value: 'HOTEL', label: 'Hotels' },
  { value: 'BEVERAGE', label: 'Mixed beverages' },
] as const satisfies readonly { value: Product; label: string }[];

interface Props {
  onCreated: () => void;
  onClose: () => void;
}

/** Asks for the name and type of a new portfolio. */
export function CreatePortfolio({ onCreated, onClose }: Props) {
  return (
    <Dialog label="Create New Portfolio" onClose={onClose}>
      <h2>Create New Portfolio</h2>
      <CreateForm onCreated={onCreated} />
    </Dialog>
  );
}

function CreateForm({ onCreated }: { onCreated: () => void }) {
  const close = useCloseDialog();
  const { create, busy, problem, setProblem } = useCreate(() => {
    onCreated();
    close();
  });
  const [typed, setName] = useDialogDraft('Create New Portfolio');
  const name = typed ?? '';
  const [product, setProduct] = useState<Product>('HOTEL');
  const type = (text: string): void => {
    // A '%' is not taken, as the product has always done.
    if (text.includes('%')) {
      setProblem("A portfolio name cannot contain '%'.");
      return;
    }
    setProblem(null);
    setName(text);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (name.trim() === '') setProblem('Please Enter a portfolio name to create one.');
    else create(name, product);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField id="portfolio" label="Portfolio name" value={name} onChange={type} message={problem} />
      <Segments label="Type" value={product} options={TYPES} onChange={setProduct} />
      <div className={dialogStyles.buttons}>
        <LeaveButton>Cancel</LeaveButton>
        <BusyButton type="primary" htmlType="submit" loading={busy}>
          Create
        </BusyButton>
      </div>
    </form>
  );
}

function useCreate(onDone: () => void) {
  const [mutate, { loading: busy }] = useMutation(CreatePortfolioDocument);
  const [problem, setProblem] = useState<string | null>(null);
  const create = (name: string, product: Product): void => {
    if (busy) return;
    mutate({ variables: { input: { name, product } } }).then(
      ({ data }) => {
        const [error] = data?.createPortfolio.errors ?? [];
        if (error === undefined) onDone();
        else setProblem(error.message);
      },
      () => setProblem(NO_ANSWER),
    );
  };
  return { create, busy, problem, setProblem };
}
