import { Button } from 'antd';
import { useState } from 'react';
import { Card } from '../../ui/parts/Card.tsx';
import { Facts } from '../../ui/parts/Facts.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { EmailDialog } from './EmailDialog.tsx';
import { EmailNotice } from './EmailNotice.tsx';
import { ChangeNameDialog } from './ChangeNameDialog.tsx';
import { useOwnMember } from './useOwnEmail.ts';
import styles from './MemberCard.module.css';

interface Props {
  /** State of the plan, undefined while loading; left out if it is shown elsewhere or unavailable. */
  status?: { value: string | undefined };
}

/** Shows the name and email address of the member, and changes them. */
export function MemberCard({ status }: Props) {
  const { member, failed, reload } = useOwnMember();
  const [dialog, setDialog] = useState<'name' | 'email' | null>(null);
  const close = (): void => {
    setDialog(null);
    void reload();
  };
  const own = [
    { label: 'Name', value: member && `${member.firstName} ${member.lastName}` },
    { label: 'Email', value: member?.email },
  ];
  return (
    <Card title="Member">
      {failed && <Failure what="Your name and address" onRetry={() => void reload()} />}
      <Facts
        facts={[...(status ? [{ label: 'Member Status', value: status.value }] : []), ...(failed ? [] : own)]}
      />
      {member?.ownEmail && <EmailNotice ownEmail={member.ownEmail} reload={reload} />}
      <div className={styles.buttons}>
        <Button disabled={member === undefined} onClick={() => setDialog('name')}>
          Change name
        </Button>
        <Button disabled={member === undefined} onClick={() => setDialog('email')}>
          Change email
        </Button>
      </div>
      {dialog === 'name' && member && <ChangeNameDialog member={member} onClose={close} />}
      {dialog === 'email' && <EmailDialog onClose={close} />}
    </Card>
  );
}
