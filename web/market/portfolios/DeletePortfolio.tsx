import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { Dialog, useCloseDialog } from '../../ui/dialog/Dialog.tsx';
import { DeletePortfolioDocument, NO_ANSWER } from './portfolioDocuments.ts';
import type { ListedPortfolio } from './portfolioDocuments.ts';
import dialogStyles from '../../ui/dialog/Dialog.module.css';
import fieldStyles from '../../ui/fields/Field.module.css';

interface Props {
  portfolio: ListedPortfolio;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks once more before a portfolio goes. */
export function DeletePortfolio({ portfolio, onDeleted, onClose }: Props) {
  return (
    <Dialog label="Delete Portfolio" onClose={onClose}>
      <h2>Delete Portfolio</h2>
      <p>
        Delete <strong>{portfolio.name}</strong> with its {portfolio.propertyCount} properties? This cannot be
        undone.
      </p>
      <Choice portfolio={portfolio} onDeleted={onDeleted} />
    </Dialog>
  );
}

function Choice({ portfolio, onDeleted }: Omit<Props, 'onClose'>) {
  const close = useCloseDialog();
  const [mutate, { loading }] = useMutation(DeletePortfolioDocument);
  const [problem, setProblem] = useState('');
  const remove = (): void => {
    mutate({ variables: { input: { id: portfolio.id } } }).then(
      () => {
        onDeleted();
        close();
      },
      () => setProblem(NO_ANSWER),
    );
  };
  return (
    <>
      <p className={fieldStyles.message} role="alert">
        {problem}
      </p>
      <div className={dialogStyles.buttons}>
        <Button onClick={close}>Keep it</Button>
        <Button danger type="primary" loading={loading} onClick={remove}>
          Delete
        </Button>
      </div>
    </>
  );
}
