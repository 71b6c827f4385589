import { useMutation } from '@apollo/client/react';
import { DeleteDialog } from '../../../ui/dialog/DeleteDialog.tsx';
import { counted } from '../../../ui/formats/counted.ts';
import { NO_ANSWER } from '../../../ui/formats/failures.ts';
import { DeletePortfolioDocument } from './portfolioDocuments.ts';
import type { ListedPortfolio } from './portfolioDocuments.ts';

interface Props {
  portfolio: ListedPortfolio;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a portfolio is deleted. */
export function DeletePortfolio({ portfolio: { id, name, propertyCount }, onDeleted, onClose }: Props) {
  const [mutate] = useMutation(DeletePortfolioDocument);
  const remove = (): Promise<string | null> =>
    mutate({ variables: { input: { id } } }).then(
      ({ data }) => {
        const [refused] = data?.deletePortfolio.errors ?? [];
        if (refused === undefined) onDeleted();
        return refused?.message ?? null;
      },
      () => NO_ANSWER,
    );
  return (
    <DeleteDialog title="Delete Portfolio" onDelete={remove} onClose={onClose}>
      Delete <strong>{name}</strong> with its {counted(propertyCount, 'property', 'properties')}? This cannot
      be undone.
    </DeleteDialog>
  );
}
