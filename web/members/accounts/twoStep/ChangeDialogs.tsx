import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Dialog, useCloseDialog } from '../../../ui/dialog/Dialog.tsx';
import { useFocusBeside } from '../../../ui/dialog/focusBeside.ts';
import { NO_PROBLEMS, type Problems } from '../problems.ts';
import { problemsOf } from '../problemsOf.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { StepForm } from './StepForm.tsx';
import {
  RemoveSecondStepDocument,
  RenameSecondStepDocument,
  RenewRecoveryCodesDocument,
  type Step,
} from './twoStepDocuments.ts';

interface Props {
  step: Step;
  onClose: () => void;
}

export function RenameDialog({ step: { id, name }, onClose }: Props) {
  const [rename] = useMutation(RenameSecondStepDocument);
  return (
    <Dialog label={`Rename ${name}`} onClose={onClose}>
      <h2>Rename {name}</h2>
      <Closing>
        {(onDone) => (
          <StepForm
            name={name}
            asksPassword={false}
            submit="Save"
            onSubmit={async (values) => {
              const { data } = await rename({ variables: { input: { id, name: values.name } } });
              return onDone(problemsOf(data?.renameSecondStep.errors, 'name'));
            }}
          />
        )}
      </Closing>
    </Dialog>
  );
}

/** Asks for the password, so that nobody can switch two-step sign-in off in a session left open. */
export function RemoveDialog({ step: { id, name }, onClose }: Props) {
  const [remove] = useMutation(RemoveSecondStepDocument);
  return (
    <Dialog label={`Remove ${name}`} onClose={onClose}>
      <h2>Remove {name}?</h2>
      <p>
        You can no longer sign in with it. Without a second step, your password alone is enough to sign in.
      </p>
      <Closing>
        {(onDone) => (
          <StepForm
            submit="Remove"
            onSubmit={async ({ password }) => {
              const { data } = await remove({ variables: { input: { id, password } } });
              return onDone(problemsOf(data?.removeSecondStep.errors, 'password'));
            }}
          />
        )}
      </Closing>
    </Dialog>
  );
}

/** Closes the dialog once nothing is wrong. */
function Closing({ children }: { children: (onDone: (problems: Problems) => Problems) => React.ReactNode }) {
  const close = useCloseDialog();
  const removed = useFocusBeside();
  return children((problems) => {
    if (Object.keys(problems).length > 0) return problems;
    // Its button stays if the step was only renamed, and with it the focus.
    removed();
    close();
    return problems;
  });
}

export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [renew] = useMutation(RenewRecoveryCodesDocument);
  return (
    <Dialog label="New recovery codes" onClose={onClose}>
      {codes !== null ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <>
          <h2>New recovery codes</h2>
          <p>Your current codes stop working.</p>
          <StepForm
            submit="Create new codes"
            onSubmit={async ({ password }) => {
              const { data } = await renew({ variables: { input: { password } } });
              const { recoveryCodes, errors } = data?.renewRecoveryCodes ?? {};
              if (recoveryCodes) setCodes(recoveryCodes);
              return recoveryCodes ? NO_PROBLEMS : problemsOf(errors, 'password');
            }}
          />
        </>
      )}
    </Dialog>
  );
}
