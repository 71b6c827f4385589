import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Card } from '../../ui/parts/Card.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { ApiKeyLine } from './ApiKeyLine.tsx';
import { ApiKeysDocument } from './apiKeyDocuments.ts';
import styles from './ApiKeysCard.module.css';
import { lazyDialog } from '../../ui/dialog/lazyDialog.tsx';

const CreateKeyDialog = lazyDialog(async () => (await import('./CreateKeyDialog.tsx')).CreateKeyDialog);
const RevokeKeyDialog = lazyDialog(async () => (await import('./RevokeKeyDialog.tsx')).RevokeKeyDialog);

type Open = { what: 'create' } | { what: 'revoke'; key: { id: string; name: string } };

/** The member's API keys, with the means to create and revoke them. Closed, without a plan, it only revokes. */
export function ApiKeysCard({ isClosed = false }: { isClosed?: boolean }) {
  const { data, error, refetch } = useQuery(ApiKeysDocument, { fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => {
    setOpen(null);
    void refetch();
  };
  const keys = data?.viewer.apiKeys;
  if (isClosed && (keys === undefined || keys.length === 0)) return null;
  return (
    <Card
      title="API keys"
      {...(!isClosed && { actions: <Button onClick={() => setOpen({ what: 'create' })}>Create key</Button> })}
    >
      {keys === undefined && error !== undefined && (
        <Failure what="Your API keys" onRetry={() => void refetch()} />
      )}
      {keys === undefined && error === undefined && <Skeleton width={260} height={44} />}
      {data !== undefined && <Words points={data.billing.apiPointsPerMinute} />}
      <ul className={styles.keys} aria-label="API keys">
        {keys?.map((key) => (
          <ApiKeyLine
            key={key.id}
            apiKey={key}
            onRevoke={(revoked) => setOpen({ what: 'revoke', key: revoked })}
          />
        ))}
      </ul>
      <Suspense fallback={null}>
        {open?.what === 'create' && <CreateKeyDialog onClose={close} />}
        {open?.what === 'revoke' && <RevokeKeyDialog apiKey={open.key} onClose={close} />}
      </Suspense>
    </Card>
  );
}

function Words({ points }: { points: number }) {
  return (
    <>
      <p className={styles.words}>
        Your programs can read figures with a key, over GraphQL and REST. Apart from preparing and deleting
        exports, a key cannot change anything, and it never opens your account. Together, your keys have{' '}
        {points} points a minute; most queries cost one.
      </p>
      <p className={styles.words}>
        A key keeps working when you change your password or end your sessions. Revoke it here.
      </p>
    </>
  );
}
