import { Button } from 'antd';
import { Chip } from '../../ui/parts/Chip.tsx';
import { graphql, readFragment } from '../../gql/index.ts';
import type { FragmentType } from '../../gql/index.ts';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import { deviceName } from './deviceName.ts';
import styles from './SessionLine.module.css';

const SessionLineFragment = graphql(`
  fragment SessionLine on Session {
    id
    createdAt
    lastSeenAt
    userAgent
    isCurrent
  }
`);

interface Props {
  session: FragmentType<typeof SessionLineFragment>;
  /** Gets the session in words. */
  onEnd: (words: string) => void;
}

/** One sign-in: on what, since when, last used when. */
export function SessionLine({ session, onEnd }: Props) {
  const { createdAt, lastSeenAt, userAgent, isCurrent } = readFragment(SessionLineFragment, session);
  const device = deviceName(userAgent);
  return (
    <>
      <span className={styles.words}>
        <span className={styles.device}>
          {device} {isCurrent && <Chip tone="good">This session</Chip>}
        </span>
        <span className={styles.times}>
          Signed in {formatMoment(createdAt)} · last used {formatMoment(lastSeenAt)}
        </span>
      </span>
      {!isCurrent && (
        <Button
          aria-label={`End the session on ${device} of ${formatMoment(createdAt)}`}
          onClick={() => onEnd(`${device}, signed in ${formatMoment(createdAt)}.`)}
        >
          End
        </Button>
      )}
    </>
  );
}
