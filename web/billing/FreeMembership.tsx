import { useState } from 'react';
import { Card } from '../ui/parts/Card.tsx';
import { Snackbar } from '../ui/dialog/Snackbar.tsx';
import type { Subscription, useMembership } from './membership.ts';
import { PlanMenu } from './PlanMenu.tsx';
import { Terms } from './Terms.tsx';
import { words } from './words.ts';
import textStyles from '../ui/parts/text.module.css';
import membershipCardStyles from './MembershipCard.module.css';

interface Props {
  subscription: Subscription;
  reload: ReturnType<typeof useMembership>['reload'];
}

/** A subscription that still runs beside free access: it is never hidden, and can be cancelled. */
export function FreeMembership({ subscription, reload }: Props) {
  const [done, setDone] = useState<string | null>(null);
  const { isCancelled, isGiven } = subscription;
  const onCanceled = (): void => {
    setDone(words.canceled);
    void reload().catch(() => undefined);
  };
  return (
    <Card title="Membership">
      <div className={membershipCardStyles.membership}>
        <Terms subscription={subscription} />
        <p className={textStyles.quiet}>{isCancelled || isGiven ? words.freeCancelled : words.freeCharged}</p>
        {!isCancelled && <PlanMenu subscription={subscription} onCanceled={onCanceled} />}
      </div>
      <Snackbar of={done} onClose={() => setDone(null)}>
        {done}
      </Snackbar>
    </Card>
  );
}
