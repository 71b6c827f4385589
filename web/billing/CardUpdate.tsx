import { BillingForm } from './BillingForm.tsx';
import { useMembership } from './membership.ts';
import { NotSetUp } from './NotSetUp.tsx';
import { useBilling } from './useBilling.ts';
import { useCardUpdate } from './useCardUpdate.ts';
import { words } from './words.ts';
import textStyles from '../ui/parts/text.module.css';

/** The form for another card; says so if no card would be charged. */
export function CardUpdate({ onDone }: { onDone: () => void }) {
  const { billing } = useBilling();
  const { subscription } = useMembership();
  const update = useCardUpdate();
  if (billing?.mode === 'NOT_SET_UP') return <NotSetUp />;
  if (subscription?.canHaveCard === false && subscription.status !== 'ENDED') {
    return <p className={textStyles.quiet}>{words.notCharged}</p>;
  }
  return <BillingForm missing={words.fillCard} button="Update Card" onCard={update} onDone={onDone} />;
}
