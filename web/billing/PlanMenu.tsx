import { Button } from 'antd';
import { useRef, useState } from 'react';
import { routes } from '../app/paths.ts';
import { LinkButton } from '../ui/parts/LinkButton.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { CancelFeedback } from './CancelFeedback.tsx';
import type { Subscription } from './membership.ts';
import { words } from './words.ts';
import fieldStyles from '../ui/fields/Field.module.css';
import styles from './PlanMenu.module.css';

interface Props {
  subscription: Subscription | null;
  onCanceled: () => void;
}

type Step = 'confirm' | 'feedback' | null;

/** A menu of rare actions: ending the plan, or resuming it. */
export function PlanMenu({ subscription, onCanceled }: Props) {
  const [step, setStep] = useState<Step>(null);
  const [problem, setProblem] = useState('');
  const summary = useRef<HTMLElement>(null);
  const begin = (): void => {
    setProblem('');
    setStep('confirm');
  };
  const onEnd = (end: 'canceled' | 'failed' | 'kept'): void => {
    setStep(null);
    setProblem(end === 'failed' ? words.cancellationFailed : '');
    if (end !== 'canceled') return;
    // The button that had the focus gives way to another one.
    summary.current?.focus();
    onCanceled();
  };
  return (
    <>
      <details className={styles.menu}>
        <summary ref={summary}>Manage plan</summary>
        <Way subscription={subscription} onCancel={begin} />
      </details>
      <p className={fieldStyles.message} role="alert">
        {problem}
      </p>
      {step === 'confirm' && subscription !== null && (
        <CancelDialog subscription={subscription} onClose={(isSure) => setStep(isSure ? 'feedback' : null)} />
      )}
      {step === 'feedback' && subscription !== null && (
        <CancelFeedback subscription={subscription} onEnd={onEnd} />
      )}
    </>
  );
}

interface WayProps {
  subscription: Subscription | null;
  onCancel: () => void;
}

/** Ends the plan, or leads to the plans; nobody but an operator ends a plan without an end. */
function Way({ subscription, onCancel }: WayProps) {
  const goesOn = subscription !== null && !subscription.isCancelled && subscription.status !== 'ENDED';
  if (!goesOn) return <LinkButton to={routes.paymentPlan}>Resubscribe</LinkButton>;
  if (subscription.isGiven && subscription.currentPeriodEnd === null) return <p>{words.noEnd}</p>;
  return <Button onClick={onCancel}>Cancel Plan</Button>;
}
