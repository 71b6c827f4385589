import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { ApiKeyLine } from '../../members/keys/ApiKeyLine.tsx';
import { RevokeKeyDialog } from '../../members/keys/RevokeKeyDialog.tsx';
import { RevokeMemberApiKeyDocument } from './memberDocuments.ts';
import type { ShownMember } from './shownMember.ts';
import textStyles from '../../ui/parts/text.module.css';
import adminStyles from '../admin.module.css';

interface Props {
  memberId: string;
  keys: ShownMember['apiKeys'];
  onAct: () => void;
}

/** A member's API keys, which an administrator can revoke. */
export function MemberKeys({ memberId, keys, onAct }: Props) {
  const [asked, setAsked] = useState<{ id: string; name: string } | null>(null);
  const [mutate] = useMutation(RevokeMemberApiKeyDocument);
  const revoke = async (id: string): Promise<string> => {
    const { data } = await mutate({ variables: { input: { memberId, id } } });
    return data?.revokeMemberApiKey.errors[0]?.message ?? '';
  };
  const close = (): void => {
    setAsked(null);
    onAct();
  };
  return (
    <section aria-label="API keys">
      <h3>API keys</h3>
      {keys.length === 0 && <p className={textStyles.quiet}>None.</p>}
      <ul className={adminStyles.list}>
        {keys.map((key) => (
          <ApiKeyLine key={key.id} apiKey={key} onRevoke={setAsked} />
        ))}
      </ul>
      {asked && <RevokeKeyDialog apiKey={asked} revoke={revoke} onClose={close} />}
    </section>
  );
}
