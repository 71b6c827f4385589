import { Button } from 'antd';
import { useState } from 'react';
import { AccountForm } from '../AccountForm.tsx';
import { hasPasskeys } from '../hasPasskeys.ts';
import { messages } from '../messages.ts';
import { NO_PROBLEMS } from '../problems.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { SignIn } from '../useSignIn.ts';
import type { Outcome, SecondStepAsked } from '../useSignedIn.ts';
import { readPasskey } from './passkeys.ts';
import { BusyButton } from '../../../ui/parts/BusyButton.tsx';

interface Props {
  asked: SecondStepAsked;
  signIn: Pick<SignIn, 'finish' | 'busy'>;
  /** Back to the password, with the reason if there is one. */
  onOver: (problem: string) => void;
}

/** The second step, after the password was right: a passkey, a code, or a recovery code. */
export function SecondStepForm({ asked, signIn: { finish, busy }, onOver }: Props) {
  const [code, setCode] = useState('');
  const [problems, show] = useState(NO_PROBLEMS);
  const { challenge, hasAuthenticator, passkeyOptions } = asked;
  const end = ({ problem, isOver = false }: Outcome): void => {
    if (problem === undefined) return;
    if (isOver) onOver(problem);
    else show({ code: problem });
  };
  const sendCode = async (): Promise<void> => {
    if (code.trim() === '') show({ code: messages.codeEmpty });
    else end(await finish({ challenge, code }));
  };
  const sendPasskey = async (options: string): Promise<void> => {
    const passkey = await readPasskey(options);
    end(passkey === null ? { problem: messages.passkeyUnused } : await finish({ challenge, passkey }));
  };
  const canPasskey = passkeyOptions !== null && hasPasskeys();
  return (
    <AccountForm problems={problems} onSubmit={sendCode}>
      {canPasskey && (
        <BusyButton size="large" block loading={busy} onClick={() => void sendPasskey(passkeyOptions)}>
          Use a passkey
        </BusyButton>
      )}
      <CodeField
        hasAuthenticator={hasAuthenticator}
        value={code}
        onChange={setCode}
        message={problems['code'] ?? null}
      />
      <BusyButton type="primary" htmlType="submit" size="large" block loading={busy}>
        Continue
      </BusyButton>
      <Button type="text" block onClick={() => onOver('')}>
        Back to Login
      </Button>
    </AccountForm>
  );
}

interface CodeProps {
  hasAuthenticator: boolean;
  value: string;
  onChange: (code: string) => void;
  message: string | null;
}

/** Takes a code of the app or a recovery code, whichever it is. */
function CodeField({ hasAuthenticator, ...props }: CodeProps) {
  return (
    <TextField
      id="code"
      label={hasAuthenticator ? 'Code' : 'Recovery code'}
      hint={
        hasAuthenticator
          ? 'The six digits that your authenticator app shows, or a recovery code.'
          : 'One of the codes that you saved when you set up two-step sign-in.'
      }
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus
      {...props}
    />
  );
}
