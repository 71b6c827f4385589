import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import type { NewsFeedQuery } from '../../gql/graphql.ts';
import { DeleteDialog } from '../../ui/dialog/DeleteDialog.tsx';
import { Card } from '../../ui/parts/Card.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import fieldStyles from '../../ui/fields/Field.module.css';
import textStyles from '../../ui/parts/text.module.css';
import { ShownOnce } from '../keys/ShownOnce.tsx';
import { CreateNewsFeedDocument, DeleteNewsFeedDocument, NewsFeedDocument } from './newsAddressDocuments.ts';
import { problemOf, removalOf, useAction } from './useAction.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';
import styles from './newsAddresses.module.css';

interface Props {
  /** True without a plan: the feed can only be deleted. */
  isClosed?: boolean;
}

/** The member's Atom feed of what is new. */
export function FeedCard({ isClosed = false }: Props) {
  const { data, error, refetch } = useQuery(NewsFeedDocument, { fetchPolicy: 'cache-and-network' });
  const feed = data?.newsFeed;
  if (isClosed && !feed) return null;
  return (
    <Card title="What is new, as a feed">
      <p className={textStyles.quiet}>
        An Atom feed of the same news for your feed reader. Its address is secret: anyone who has it can read
        this news, and nothing else.
      </p>
      {data === undefined && error !== undefined && (
        <Failure what="Your feed" onRetry={() => void refetch()} />
      )}
      {data === undefined && error === undefined && <Skeleton width={260} height={36} />}
      {feed !== undefined && <Feed feed={feed} reload={() => refetch()} isClosed={isClosed} />}
    </Card>
  );
}

interface FeedProps extends Required<Props> {
  feed: NewsFeedQuery['newsFeed'];
  reload: () => Promise<unknown>;
}

function Feed({ feed, reload, isClosed }: FeedProps) {
  const { address, forget, making, remove } = useFeed(reload);
  const [isAsking, ask] = useState(false);
  return (
    <>
      {address !== null && <ShownOnce label="Address of your feed" secret={address} onDone={forget} />}
      {address === null && feed !== null && <p className={styles.state}>{stateOf(feed)}</p>}
      <div className={styles.buttons}>
        {!isClosed && (
          <BusyButton loading={making.busy} onClick={making.run}>
            {feed === null ? 'Create an address' : 'Create a new address'}
          </BusyButton>
        )}
        {feed !== null && (
          <Button danger onClick={() => ask(true)}>
            Delete feed
          </Button>
        )}
      </div>
      {feed !== null && !isClosed && (
        <p className={textStyles.quiet}>A new address replaces the current one at once.</p>
      )}
      <p className={fieldStyles.message} role="alert">
        {making.problem}
      </p>
      {isAsking && (
        <DeleteDialog
          title="Delete Feed"
          onDelete={remove}
          onClose={() => {
            ask(false);
            void reload();
          }}
        >
          Delete the address of your feed? Feed readers get no more news from it. This cannot be undone.
        </DeleteDialog>
      )}
    </>
  );
}

function stateOf({ createdAt, lastReadAt }: NonNullable<NewsFeedQuery['newsFeed']>): string {
  const read = lastReadAt === null ? 'not read yet' : `last read ${formatMoment(lastReadAt)}`;
  return `Made ${formatMoment(createdAt)}, ${read}.`;
}

function useFeed(reload: () => Promise<unknown>) {
  const [address, setAddress] = useState<string | null>(null);
  const [create] = useMutation(CreateNewsFeedDocument);
  const [deleteFeed] = useMutation(DeleteNewsFeedDocument);
  const making = useAction(async () => {
    const { data } = await create();
    setAddress(data?.createNewsFeed.address ?? null);
    await reload();
    return problemOf(data?.createNewsFeed);
  });
  const remove = removalOf(async () => {
    const { data } = await deleteFeed();
    setAddress(null);
    return problemOf(data?.deleteNewsFeed);
  });
  return { address, forget: () => setAddress(null), making, remove };
}
