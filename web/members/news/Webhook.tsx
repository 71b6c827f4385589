import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import type { NewsWebhookQuery } from '../../gql/graphql.ts';
import { DeleteDialog } from '../../ui/dialog/DeleteDialog.tsx';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import fieldStyles from '../../ui/fields/Field.module.css';
import {
  DeleteNewsWebhookDocument,
  ResumeNewsWebhookDocument,
  TestNewsWebhookDocument,
} from './newsAddressDocuments.ts';
import { problemOf, removalOf, useAction } from './useAction.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';
import styles from './newsAddresses.module.css';

type WebhookFacts = NonNullable<NewsWebhookQuery['newsWebhook']>;
type Call = WebhookFacts['calls'][number];

interface Props {
  webhook: WebhookFacts;
  reload: () => Promise<unknown>;
  onDeleted: () => void;
  isClosed: boolean;
}

/** A webhook that is set: its address, whether it is on, its latest calls, and what can be done with it. */
export function Webhook({ webhook, ...rest }: Props) {
  const { url, createdAt, offAt, offAnswer, calls } = webhook;
  return (
    <>
      <p className={styles.state}>
        <code>{url}</code>, set {formatMoment(createdAt)}.
      </p>
      {offAt !== null && (
        <p className={styles.off} role="note">
          Turned off {formatMoment(offAt)}, because calls to it failed. Its last answer: {sentence(offAnswer)}
          Correct it, send a test, then turn it on again.
        </p>
      )}
      <Actions isOff={offAt !== null} {...rest} />
      <div aria-live="polite">
        {calls.length > 0 && (
          <ul className={styles.calls} aria-label="Latest calls">
            {calls.map((call, index) => (
              // Calls of several releases may be due at the same moment.
              <li key={`${call.createdAt} ${String(index)}`}>{callText(call)}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** Some answers are sentences, and others are not, such as `status 500`. */
function sentence(answer: string | null): string {
  return answer === null || answer.endsWith('.') ? `${answer ?? ''} ` : `${answer}. `;
}

function callText({ createdAt, isTest, fileName, outcome, answer, attempts }: Call): string {
  const what = isTest ? 'Test' : (fileName ?? 'A release');
  return `${what}, ${formatMoment(createdAt)}: ${outcomeText({ outcome, answer, attempts })}`;
}

function outcomeText({ outcome, answer, attempts }: Pick<Call, 'outcome' | 'answer' | 'attempts'>): string {
  const last = answer === null ? '' : ` (${answer})`;
  if (outcome === 'SENT') return `delivered${last}`;
  if (outcome === 'FAILED') return `failed${last}`;
  if (outcome === 'WITHHELD') return 'not sent';
  return attempts === 0 ? 'sending…' : `failed${last}, will be retried`;
}

function Actions({ isOff, isClosed, reload, onDeleted }: Omit<Props, 'webhook'> & { isOff: boolean }) {
  const { testing, resuming, remove } = useActions(reload, onDeleted);
  const [isAsking, ask] = useState(false);
  return (
    <>
      <div className={styles.buttons}>
        {!isClosed && (
          <BusyButton loading={testing.busy} onClick={testing.run}>
            Send a test
          </BusyButton>
        )}
        {!isClosed && isOff && (
          <BusyButton loading={resuming.busy} onClick={resuming.run}>
            Turn on again
          </BusyButton>
        )}
        <Button danger onClick={() => ask(true)}>
          Delete webhook
        </Button>
      </div>
      <p className={fieldStyles.message} role="alert">
        {testing.problem || resuming.problem}
      </p>
      {isAsking && (
        <DeleteDialog
          title="Delete Webhook"
          onDelete={remove}
          onClose={() => {
            ask(false);
            void reload();
          }}
        >
          Delete the webhook with its list of calls? It will no longer be called. This cannot be undone.
        </DeleteDialog>
      )}
    </>
  );
}

function useActions(reload: () => Promise<unknown>, onDeleted: () => void) {
  const [test] = useMutation(TestNewsWebhookDocument);
  const [resume] = useMutation(ResumeNewsWebhookDocument);
  const [deleteWebhook] = useMutation(DeleteNewsWebhookDocument);
  const testing = useAction(async () => {
    const { data } = await test();
    await reload();
    return problemOf(data?.testNewsWebhook);
  });
  const resuming = useAction(async () => {
    const { data } = await resume();
    await reload();
    return problemOf(data?.resumeNewsWebhook);
  });
  const remove = removalOf(async () => {
    const { data } = await deleteWebhook();
    const problem = problemOf(data?.deleteNewsWebhook);
    if (problem === '') onDeleted();
    return problem;
  });
  return { testing, resuming, remove };
}
