import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Dialog, useCloseDialog } from '../../../ui/dialog/Dialog.tsx';
import { NO_PROBLEMS, type Problems } from '../problems.ts';
import { problemsOf } from '../problemsOf.ts';
import { makePasskey } from './passkeys.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { StepForm, type StepValues } from './StepForm.tsx';
import { AddPasskeyDocument, ConfirmPasskeyDocument } from './twoStepDocuments.ts';

/** Adds a passkey: the password, the browser's own question, and the recovery codes. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <Dialog label="Add a passkey" onClose={onClose}>
      {codes === null ? <Add onCodes={setCodes} /> : <RecoveryCodes codes={codes} />}
    </Dialog>
  );
}

function Add({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [ask] = useMutation(AddPasskeyDocument);
  const [confirm] = useMutation(ConfirmPasskeyDocument);
  const close = useCloseDialog();
  const add = async (input: StepValues): Promise<Problems> => {
    const { data } = await ask({ variables: { input } });
    const { challenge, options, errors: refused } = data?.addPasskey ?? {};
    if (!challenge || !options) return problemsOf(refused, 'password');
    const passkey = await makePasskey(options);
    if (passkey === null)
      return { password: 'No passkey was created. Try again, or add an authenticator app.' };
    const { recoveryCodes, errors } =
      (await confirm({ variables: { input: { challenge, passkey } } })).data?.confirmPasskey ?? {};
    if (errors?.length !== 0) return problemsOf(errors, 'password');
    if (recoveryCodes) onCodes(recoveryCodes);
    else close();
    return NO_PROBLEMS;
  };
  return (
    <>
      <h2>Add a passkey</h2>
      <p>Sign in with your fingerprint, face or PIN, using your phone, computer or security key.</p>
      <StepForm name="Passkey" submit="Continue" onSubmit={add} />
    </>
  );
}
