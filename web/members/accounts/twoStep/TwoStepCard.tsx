import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Card } from '../../../ui/parts/Card.tsx';
import { Chip } from '../../../ui/parts/Chip.tsx';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { Skeleton } from '../../../ui/parts/Skeleton.tsx';
import { hasPasskeys } from '../hasPasskeys.ts';
import { StepLine } from './StepLine.tsx';
import { TwoStepDocument, type Step } from './twoStepDocuments.ts';
import styles from './TwoStepCard.module.css';
import { lazyDialog } from '../../../ui/dialog/lazyDialog.tsx';

const AddAppDialog = lazyDialog(async () => (await import('./AddAppDialog.tsx')).AddAppDialog);
const AddPasskeyDialog = lazyDialog(async () => (await import('./AddPasskeyDialog.tsx')).AddPasskeyDialog);
const RenameDialog = lazyDialog(async () => (await import('./ChangeDialogs.tsx')).RenameDialog);
const RemoveDialog = lazyDialog(async () => (await import('./ChangeDialogs.tsx')).RemoveDialog);
const RenewCodesDialog = lazyDialog(async () => (await import('./ChangeDialogs.tsx')).RenewCodesDialog);

type Open = { what: 'app' | 'passkey' | 'codes' } | { what: 'rename' | 'remove'; step: Step };

/** Two-step sign-in of the member: what there is, and the ways to change it. */
export function TwoStepCard({ isNeeded }: { isNeeded: boolean }) {
  const { data, error, refetch } = useQuery(TwoStepDocument, { fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState<Open | null>(null);
  const client = useApolloClient();
  const close = (): void => {
    setOpen(null);
    // The first second step ends other sessions, and opens the administration.
    void client.refetchQueries({ include: ['TwoStep', 'Sessions', 'Viewer'] });
  };
  const twoStep = data?.twoStep;
  return (
    <Card title={<Title count={twoStep?.steps.length} />}>
      {twoStep === undefined && error !== undefined && (
        <Failure what="Two-step sign-in" onRetry={() => void refetch()} />
      )}
      {twoStep === undefined && error === undefined && <Skeleton width={260} height={44} />}
      {twoStep !== undefined && (
        <>
          <Words isNeeded={isNeeded} isOn={twoStep.steps.length > 0} codes={twoStep.recoveryCodesLeft} />
          <ul className={styles.list} aria-label="Second steps">
            {twoStep.steps.map((step) => (
              <StepLine
                key={step.id}
                step={step}
                onRename={() => setOpen({ what: 'rename', step })}
                onRemove={() => setOpen({ what: 'remove', step })}
              />
            ))}
          </ul>
          <Adding isNeeded={isNeeded} isOn={twoStep.steps.length > 0} onOpen={setOpen} />
        </>
      )}
      <Suspense fallback={null}>{open !== null && <OpenDialog open={open} onClose={close} />}</Suspense>
    </Card>
  );
}

function Title({ count }: { count: number | undefined }) {
  return (
    <>
      Two-step sign-in{' '}
      {count !== undefined && <Chip tone={count > 0 ? 'good' : 'quiet'}>{count > 0 ? 'On' : 'Off'}</Chip>}
    </>
  );
}

interface AddingProps {
  isNeeded: boolean;
  isOn: boolean;
  onOpen: (open: Open) => void;
}

function Adding({ isNeeded, isOn, onOpen }: AddingProps) {
  return (
    <div className={styles.buttons}>
      <Button {...(isNeeded && { type: 'primary' })} onClick={() => onOpen({ what: 'app' })}>
        Add authenticator app
      </Button>
      {hasPasskeys() && <Button onClick={() => onOpen({ what: 'passkey' })}>Add passkey</Button>}
      {isOn && <Button onClick={() => onOpen({ what: 'codes' })}>New recovery codes</Button>}
    </div>
  );
}

function Words({ isNeeded, isOn, codes }: { isNeeded: boolean; isOn: boolean; codes: number }) {
  if (isNeeded) {
    return (
      <p className={styles.above} role="status">
        Administrators sign in with a second step. Add an authenticator app or a passkey to open the
        administration.
      </p>
    );
  }
  if (!isOn) {
    return (
      <p className={styles.above}>
        Require a code or a passkey after your password, so that the password alone is not enough.
      </p>
    );
  }
  const left = codes === 1 ? '1 recovery code is left.' : `${String(codes)} recovery codes are left.`;
  return <p className={styles.above}>You are asked for one of these after your password. {left}</p>;
}

function OpenDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  switch (open.what) {
    case 'app':
      return <AddAppDialog onClose={onClose} />;
    case 'passkey':
      return <AddPasskeyDialog onClose={onClose} />;
    case 'codes':
      return <RenewCodesDialog onClose={onClose} />;
    case 'rename':
      return <RenameDialog step={open.step} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog step={open.step} onClose={onClose} />;
  }
}
