import { useMutation } from '@apollo/client/react';
import { QRCode } from 'antd';
import { useState } from 'react';
import { Dialog, useCloseDialog } from '../../../ui/dialog/Dialog.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { NO_PROBLEMS, type Problems } from '../problems.ts';
import { problemsOf } from '../problemsOf.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { FormButtons, StepForm, useSending, type StepValues } from './StepForm.tsx';
import { AddAuthenticatorDocument, ConfirmAuthenticatorDocument } from './twoStepDocuments.ts';
import styles from './AddAppDialog.module.css';

interface Offer {
  challenge: string;
  secret: string;
  uri: string;
}

/** Sets up an authenticator app: the password, the secret, a code as the proof, and the recovery codes. */
export function AddAppDialog({ onClose }: { onClose: () => void }) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [ask] = useMutation(AddAuthenticatorDocument);
  const begin = async (input: StepValues): Promise<Problems> => {
    const { data } = await ask({ variables: { input } });
    const { challenge, secret, uri, errors } = data?.addAuthenticator ?? {};
    if (challenge && secret && uri) setOffer({ challenge, secret, uri });
    return problemsOf(errors, 'password');
  };
  return (
    <Dialog label="Add an authenticator app" onClose={onClose}>
      {codes !== null && <RecoveryCodes codes={codes} />}
      {codes === null && offer !== null && <Confirm offer={offer} onCodes={setCodes} />}
      {codes === null && offer === null && (
        <>
          <h2>Add an authenticator app</h2>
          <p>An app on your phone or a password manager shows a new code every 30 seconds.</p>
          <StepForm name="Authenticator app" submit="Continue" onSubmit={begin} />
        </>
      )}
    </Dialog>
  );
}

interface ConfirmProps {
  offer: Offer;
  onCodes: (codes: string[]) => void;
}

function Confirm({ offer: { challenge, secret, uri }, onCodes }: ConfirmProps) {
  const [code, setCode] = useState('');
  const [confirm] = useMutation(ConfirmAuthenticatorDocument);
  const close = useCloseDialog();
  const { problems, busy, send } = useSending(async () => {
    const { data } = await confirm({ variables: { input: { challenge, code } } });
    const { recoveryCodes, errors } = data?.confirmAuthenticator ?? {};
    if (recoveryCodes) onCodes(recoveryCodes);
    else if (errors?.length === 0) close();
    return errors?.length === 0 ? NO_PROBLEMS : problemsOf(errors, 'code');
  });
  return (
    <>
      <h2>Scan this with the app</h2>
      <div className={styles.code}>
        <QRCode value={uri} size={176} color="#000000" bgColor="#ffffff" aria-label="QR code for the app" />
      </div>
      <p>
        Or type this key into the app:{' '}
        <code className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <AccountForm problems={problems} onSubmit={send}>
        <TextField
          id="code"
          label="Code from the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={setCode}
          message={problems['code'] ?? null}
        />
        <FormButtons submit="Turn on" busy={busy} problems={problems} fields={['code']} />
      </AccountForm>
    </>
  );
}
