import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Card } from '../../ui/parts/Card.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import textStyles from '../../ui/parts/text.module.css';
import { ShownOnce } from '../keys/ShownOnce.tsx';
import { NewsWebhookDocument } from './newsAddressDocuments.ts';
import { Webhook } from './Webhook.tsx';
import { WebhookForm } from './WebhookForm.tsx';

/** The member's webhook for what is new. Closed, without a plan, it can only be deleted. */
export function WebhookCard({ isClosed = false }: { isClosed?: boolean }) {
  const { data, error, refetch } = useWebhook();
  const [secret, setSecret] = useState<string | null>(null);
  const webhook = data?.newsWebhook;
  if (isClosed && !webhook) return null;
  return (
    <Card title="What is new, in your own program">
      <p className={textStyles.quiet}>
        A webhook: after each release that changes your properties, we send the news as JSON to an address
        that you choose. Calls are signed as{' '}
        <a href="https://www.standardwebhooks.com" rel="noreferrer">
          Standard Webhooks
        </a>{' '}
        describes.
      </p>
      {data === undefined && error !== undefined && (
        <Failure what="Your webhook" onRetry={() => void refetch()} />
      )}
      {data === undefined && error === undefined && <Skeleton width={260} height={36} />}
      {secret !== null && <ShownOnce label="Signing secret" secret={secret} onDone={() => setSecret(null)} />}
      {webhook && (
        <Webhook
          webhook={webhook}
          reload={() => refetch()}
          onDeleted={() => setSecret(null)}
          isClosed={isClosed}
        />
      )}
      {webhook !== undefined && !isClosed && (
        <WebhookForm
          url={webhook?.url ?? ''}
          onSet={(made) => {
            setSecret(made);
            return refetch();
          }}
        />
      )}
    </Card>
  );
}

/** Until a test has its answer, the page looks about as often as the worker sends. */
const LOOK_MS = 2_500;

function useWebhook() {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(NewsWebhookDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const waits = data?.newsWebhook?.calls.some(({ isTest, outcome }) => isTest && outcome === null) === true;
  useEffect(() => {
    if (waits) startPolling(LOOK_MS);
    return stopPolling;
  }, [waits, startPolling, stopPolling]);
  return { data, error, refetch };
}
