import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import type { SetMemberRightsInput } from '../gql/graphql.ts';
import { EndMemberSessionsDocument, SetMemberRightsDocument } from './memberDocuments.ts';
import type { ShownMember } from './shownMember.ts';

interface Props {
  member: ShownMember;
  /** Nobody can take the administration from themselves. */
  isOneself: boolean;
  onDone: () => void;
}

/** What can be done about a member; each act is in the log. */
export function MemberActs({ member: { id, email, isFree, isAdmin }, isOneself, onDone }: Props) {
  const { setRights, endSessions, busy, told } = useActs(id, onDone);
  return (
    <div className="member-acts">
      <Button disabled={busy} onClick={() => setRights({ isFree: !isFree })}>
        {isFree ? 'Take the free account away' : 'Make free'}
      </Button>
      <Button disabled={busy || (isOneself && isAdmin)} onClick={() => setRights({ isAdmin: !isAdmin })}>
        {isAdmin ? 'Take the administration away' : 'Make administrator'}
      </Button>
      <Button disabled={busy} aria-label={`End sessions of ${email}`} onClick={endSessions}>
        End sessions
      </Button>
      <span role="status">{told}</span>
    </div>
  );
}

const FAILED = 'That did not work. Please try again.';

function useActs(memberId: string, onDone: () => void) {
  const [told, setTold] = useState('');
  const [rights, { loading: isSetting }] = useMutation(SetMemberRightsDocument);
  const [sessions, { loading: isEnding }] = useMutation(EndMemberSessionsDocument);
  const setRights = (wanted: Omit<SetMemberRightsInput, 'memberId'>): void => {
    rights({ variables: { input: { memberId, ...wanted } } }).then(
      ({ data }) => {
        setTold(data?.setMemberRights.errors[0]?.message ?? 'Done.');
        onDone();
      },
      () => setTold(FAILED),
    );
  };
  const endSessions = (): void => {
    sessions({ variables: { input: { memberId } } }).then(
      ({ data }) => {
        const { ended, errors } = data?.endMemberSessions ?? { ended: 0, errors: [] };
        setTold(errors[0]?.message ?? `${String(ended)} ended.`);
        onDone();
      },
      () => setTold(FAILED),
    );
  };
  return { setRights, endSessions, busy: isSetting || isEnding, told };
}
