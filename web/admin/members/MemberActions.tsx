import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import type { SetMemberRightsMutation } from '../../gql/graphql.ts';
import { formatOrdinalDay } from '../../ui/formats/formatDay.ts';
import { EndMemberSessionsDocument, SetMemberRightsDocument } from './memberDocuments.ts';
import { rightsWords, type RightsChange } from '../rightsWords.ts';
import type { ShownMember } from './shownMember.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { NOT_SAVED } from '../../ui/formats/failures.ts';
import styles from './MemberActions.module.css';

interface Props {
  member: ShownMember;
  /** You cannot remove your own administrator rights. */
  isOneself: boolean;
  onDone: () => void;
}

/** Actions on a member; the log records each. */
export function MemberActions({ member, isOneself, onDone }: Props) {
  const { id, email, isFree, isAdmin } = member;
  const [asked, setAsked] = useState<RightsChange | null>(null);
  const { setRights, endSessions, busy, told } = useActs(id, onDone);
  return (
    <div className={styles.acts}>
      <Button disabled={busy} onClick={() => setAsked({ isFree: !isFree })}>
        {isFree ? 'Revoke free access' : 'Make free'}
      </Button>
      <Button disabled={busy || (isOneself && isAdmin)} onClick={() => setAsked({ isAdmin: !isAdmin })}>
        {isAdmin ? 'Revoke administrator rights' : 'Make administrator'}
      </Button>
      <Button disabled={busy} aria-label={`End sessions of ${email}`} onClick={endSessions}>
        End sessions
      </Button>
      <span role="status">{told}</span>
      {asked && (
        <ConfirmDialog
          {...rightsWords(member, asked)}
          keep="Keep as it is"
          onClose={(isSure) => {
            setAsked(null);
            if (isSure) setRights(asked);
          }}
        />
      )}
    </div>
  );
}

type Cancelled = NonNullable<SetMemberRightsMutation['setMemberRights']['cancelled']>;

/** The end of the subscription that free access replaced. */
function outcomeOf(cancelled: Cancelled | null): string {
  if (cancelled === null) return 'Done.';
  const { isYearly, status, currentPeriodEnd } = cancelled;
  const plan = `The ${isYearly ? 'yearly' : 'monthly'} plan`;
  if (status === 'ENDED' || currentPeriodEnd === null) return `Done. ${plan} has ended.`;
  return `Done. ${plan} is cancelled: it ends on ${formatOrdinalDay(currentPeriodEnd)} and is not renewed.`;
}

function useActs(memberId: string, onDone: () => void) {
  const [told, setTold] = useState('');
  const [rights, { loading: isSetting }] = useMutation(SetMemberRightsDocument);
  const [sessions, { loading: isEnding }] = useMutation(EndMemberSessionsDocument);
  const setRights = (wanted: RightsChange): void => {
    rights({ variables: { input: { memberId, ...wanted } } }).then(
      ({ data }) => {
        const { cancelled, errors } = data?.setMemberRights ?? { cancelled: null, errors: [] };
        setTold(errors[0]?.message ?? outcomeOf(cancelled));
        onDone();
      },
      () => setTold(NOT_SAVED),
    );
  };
  const endSessions = (): void => {
    sessions({ variables: { input: { memberId } } }).then(
      ({ data }) => {
        const { ended, errors } = data?.endMemberSessions ?? { ended: 0, errors: [] };
        setTold(errors[0]?.message ?? `${String(ended)} ended.`);
        onDone();
      },
      () => setTold(NOT_SAVED),
    );
  };
  return { setRights, endSessions, busy: isSetting || isEnding, told };
}
