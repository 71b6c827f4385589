import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { routes } from '../../../app/paths.ts';
import { DeleteDialog } from '../../../ui/dialog/DeleteDialog.tsx';
import { NO_ANSWER } from '../../../ui/formats/failures.ts';
import { DeleteComparisonSetDocument } from './setDocuments.ts';

interface Props {
  id: string;
  name: string;
  onClose: () => void;
}

/** Asks before a comparison set is deleted. */
export function DeleteSet({ id, name, onClose }: Props) {
  const navigate = useNavigate();
  const [mutate] = useMutation(DeleteComparisonSetDocument);
  const remove = (): Promise<string | null> =>
    mutate({ variables: { input: { id } } }).then(
      ({ data }) => {
        const [refused] = data?.deleteComparisonSet.errors ?? [];
        if (refused === undefined) void navigate(routes.compare);
        return refused?.message ?? null;
      },
      () => NO_ANSWER,
    );
  return (
    <DeleteDialog title="Delete set" onDelete={remove} onClose={onClose}>
      Delete <strong>{name}</strong>? This cannot be undone. Hotels and figures stay as they are.
    </DeleteDialog>
  );
}
