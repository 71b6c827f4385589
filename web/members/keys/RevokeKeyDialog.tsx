import { useMutation } from '@apollo/client/react';
import { DeleteDialog } from '../../ui/dialog/DeleteDialog.tsx';
import { messages } from '../accounts/messages.ts';
import { RevokeApiKeyDocument } from './apiKeyDocuments.ts';

interface Props {
  apiKey: { id: string; name: string };
  onClose: () => void;
  /** Revokes the key and answers a problem, or ''; by default as its member. */
  revoke?: (id: string) => Promise<string>;
}

/** Asks before a key is revoked: programs that use it stop. */
export function RevokeKeyDialog({ apiKey: { id, name }, onClose, revoke }: Props) {
  const own = useOwnRevoking();
  const act = (): Promise<string | null> =>
    (revoke ?? own)(id).then(
      (problem) => problem || null,
      () => messages.unreachable,
    );
  return (
    <DeleteDialog
      title={`Revoke ${name}?`}
      confirm="Revoke key"
      keep="Cancel"
      onDelete={act}
      onClose={onClose}
    >
      Programs that use this key are refused at once. This cannot be undone.
    </DeleteDialog>
  );
}

function useOwnRevoking(): (id: string) => Promise<string> {
  const [mutate] = useMutation(RevokeApiKeyDocument);
  return async (id) => {
    const { data } = await mutate({ variables: { input: { id } } });
    return data?.revokeApiKey.errors[0]?.message ?? '';
  };
}
