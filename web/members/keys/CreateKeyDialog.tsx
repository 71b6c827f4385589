import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { AccountForm } from '../accounts/AccountForm.tsx';
import { NO_PROBLEMS, type Problems } from '../accounts/problems.ts';
import { problemsOf } from '../accounts/problemsOf.ts';
import { FormButtons, useSending } from '../accounts/twoStep/StepForm.tsx';
import { CreateApiKeyDocument } from './apiKeyDocuments.ts';
import { KeyFields, NEW_KEY } from './KeyFields.tsx';
import { ShownKey } from './ShownKey.tsx';

const FIELDS = ['name', 'expiresInDays', 'scopes', 'password'];

/** Creates a key, and shows it once. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const [key, setKey] = useState<string | null>(null);
  return (
    <Dialog label="Create an API key" onClose={onClose}>
      {key === null ? <CreateForm onKey={setKey} /> : <ShownKey apiKey={key} />}
    </Dialog>
  );
}

function CreateForm({ onKey }: { onKey: (key: string) => void }) {
  const [input, setInput] = useState(NEW_KEY);
  const [create] = useMutation(CreateApiKeyDocument);
  const { problems, busy, send } = useSending(async (): Promise<Problems> => {
    const { data } = await create({ variables: { input: { ...input, scopes: [...input.scopes] } } });
    const { key, errors } = data?.createApiKey ?? {};
    if (!key) return problemsOf(errors, 'password');
    onKey(key);
    return NO_PROBLEMS;
  });
  return (
    <>
      <h2>Create an API key</h2>
      <AccountForm problems={problems} onSubmit={send}>
        <KeyFields
          values={input}
          problems={problems}
          onChange={(changed) => setInput((before) => ({ ...before, ...changed }))}
        />
        <FormButtons submit="Create key" busy={busy} problems={problems} fields={FIELDS} />
      </AccountForm>
    </>
  );
}
