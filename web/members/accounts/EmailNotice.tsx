import { Button } from 'antd';
import type { OwnEmailQuery } from '../../gql/graphql.ts';
import { useConfirmation } from './useOwnEmail.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';
import fieldStyles from '../../ui/fields/Field.module.css';
import styles from './EmailNotice.module.css';

interface Props {
  ownEmail: NonNullable<OwnEmailQuery['viewer']['ownEmail']>;
  reload: () => Promise<unknown>;
}

/** A quiet line about an address that waits to be confirmed; nothing if none does. */
export function EmailNotice({ ownEmail: { email, isConfirmed, pendingEmail }, reload }: Props) {
  const { resend, keep, state, problem } = useConfirmation(reload);
  if (isConfirmed && pendingEmail === null) return null;
  return (
    <div className={styles.emailNotice}>
      <p>
        {pendingEmail === null ? (
          <>Confirm your address with the link that was sent to {email}.</>
        ) : (
          <>
            <strong>{pendingEmail}</strong> becomes your address once you open the link that was sent to it.
          </>
        )}
      </p>
      <div className={styles.buttons}>
        <BusyButton loading={state === 'busy'} disabled={state === 'sent'} onClick={resend}>
          {state === 'sent' ? 'Link sent' : 'Send the link again'}
        </BusyButton>
        {pendingEmail !== null && <Button onClick={keep}>Keep current address</Button>}
      </div>
      <p className={fieldStyles.message} role="alert">
        {problem}
      </p>
    </div>
  );
}
