import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useDraft } from '../../ui/hooks/useDraft.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { AccountForm } from '../accounts/AccountForm.tsx';
import { emptyFields, NO_PROBLEMS, type Problems } from '../accounts/problems.ts';
import { problemsOf } from '../accounts/problemsOf.ts';
import { messages } from '../accounts/messages.ts';
import { SetNewsWebhookDocument } from './newsAddressDocuments.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';
import styles from './newsAddresses.module.css';

interface Props {
  /** The address that is set; '' if none is. */
  url: string;
  /** Takes the new signing secret. */
  onSet: (secret: string) => Promise<unknown>;
}

/** Sets the address of a webhook; each time it gets a new signing secret. */
export function WebhookForm({ url: before, onSet }: Props) {
  const [typed, setUrl] = useDraft('webhook');
  const url = typed ?? before;
  const { problems, busy, send } = useSetting(url, (secret) => {
    setUrl(null);
    return onSet(secret);
  });
  return (
    <div className={styles.form}>
      <AccountForm problems={problems} onSubmit={send}>
        <TextField
          id="url"
          label="Address of your webhook"
          type="url"
          inputMode="url"
          maxLength={1000}
          autoComplete="off"
          placeholder="https://example.com/texas-receipts"
          hint={before === '' ? 'It begins with https://.' : 'Setting it again makes a new signing secret.'}
          value={url}
          onChange={setUrl}
          message={problems['url'] ?? null}
        />
        <div>
          <BusyButton htmlType="submit" loading={busy}>
            Set webhook
          </BusyButton>
        </div>
      </AccountForm>
    </div>
  );
}

function useSetting(url: string, onSet: Props['onSet']) {
  const [mutate, { loading }] = useMutation(SetNewsWebhookDocument);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const ask = async (): Promise<Problems> => {
    const empty = emptyFields({ url }, 'Enter the address to call.');
    if (empty) return empty;
    const { data } = await mutate({ variables: { input: { url } } });
    const { secret, errors } = data?.setNewsWebhook ?? {};
    if (secret == null) return problemsOf(errors, 'url');
    await onSet(secret);
    return NO_PROBLEMS;
  };
  const send = async (): Promise<void> => {
    if (!loading) setProblems(await ask().catch(() => ({ url: messages.unreachable })));
  };
  return { problems, busy: loading, send };
}
