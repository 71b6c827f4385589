import { useQuery } from '@apollo/client/react';
import { Failure } from '../../ui/parts/Failure.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { ASKED_ANEW } from '../../ui/formats/askedAnew.ts';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import { formatMoney } from '../../ui/formats/formatMoney.ts';
import { MemberActions } from './MemberActions.tsx';
import { MemberDocument } from './memberDocuments.ts';
import { MemberSubscription } from './MemberSubscription.tsx';
import { MemberKeys } from './MemberKeys.tsx';
import type { ShownMember } from './shownMember.ts';
import textStyles from '../../ui/parts/text.module.css';
import adminStyles from '../admin.module.css';
import styles from './MemberDetails.module.css';

/** A member's facts and the actions of an administrator. */
export function MemberDetails({ id, onAct }: { id: string; onAct: () => void }) {
  const { data, error, refetch } = useQuery(MemberDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: ASKED_ANEW,
  });
  const reload = (): void => void refetch();
  if (error !== undefined && data === undefined) return <Failure what="The member" onRetry={reload} />;
  if (data === undefined) return <Skeleton width={240} height={120} />;
  const { member, viewer } = data;
  const onKeyRevoked = (): void => {
    onAct();
    reload();
  };
  if (member === null) return <p className={textStyles.quiet}>This member no longer exists.</p>;
  return (
    <div className={styles.details}>
      <MemberActions member={member} isOneself={member.id === viewer.id} onDone={onAct} />
      <MemberSubscription subscription={member.subscription} />
      <MemberKeys memberId={member.id} keys={member.apiKeys} onAct={onKeyRevoked} />
      <PaymentNotes notes={member.paymentNotes} />
      <ClientErrors errors={member.clientErrors} />
    </div>
  );
}

function PaymentNotes({ notes }: { notes: ShownMember['paymentNotes'] }) {
  return (
    <section aria-label="Refunds and disputes">
      <h3>Refunds and disputes</h3>
      {notes.length === 0 && <p className={textStyles.quiet}>None.</p>}
      <ul className={adminStyles.list}>
        {notes.map(({ kind, amount, status, reason, createdAt }) => (
          <li key={`${kind}${createdAt}`}>
            {kind === 'REFUND' ? 'Refund' : 'Dispute'} of {formatMoney(amount)}, {status}
            {reason === null ? '' : ` (${reason})`}, {kind === 'REFUND' ? 'charged' : 'opened'}{' '}
            {formatMoment(createdAt)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClientErrors({ errors }: { errors: ShownMember['clientErrors'] }) {
  return (
    <section aria-label="Errors reported">
      <h3>Errors reported</h3>
      {errors.length === 0 && <p className={textStyles.quiet}>None.</p>}
      <ul className={adminStyles.list}>
        {errors.map(({ at, error, url, userAgent }) => (
          <li key={`${at}${error}`}>
            {formatMoment(at)}, {url}
            {userAgent === null ? '' : `, ${userAgent}`}
            <pre className={styles.clientError}>{error}</pre>
          </li>
        ))}
      </ul>
    </section>
  );
}
