import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../app/about.ts';
import { askAgain } from '../../app/askAgain.ts';
import { routes } from '../../app/paths.ts';
import { Invoices } from '../../billing/Invoices.tsx';
import { FreeMembership } from '../../billing/FreeMembership.tsx';
import { isRunning, statusOf, useMembership } from '../../billing/membership.ts';
import { MembershipCard } from '../../billing/MembershipCard.tsx';
import { Card } from '../../ui/parts/Card.tsx';
import { Chip } from '../../ui/parts/Chip.tsx';
import { PageHead } from '../../ui/parts/PageHead.tsx';
import { MemberCard } from './MemberCard.tsx';
import { OwnDataCard } from './OwnDataCard.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { Sessions } from './Sessions.tsx';
import { ApiKeysCard } from '../keys/ApiKeysCard.tsx';
import { NewsMails } from '../news/NewsMails.tsx';
import { TwoStepCard } from './twoStep/TwoStepCard.tsx';
import { useViewer } from './useViewer.ts';
import textStyles from '../../ui/parts/text.module.css';
import styles from './AccountPage.module.css';

/** My Account: the member, the subscription, password, sessions and data. */
export function AccountPage() {
  const { viewer, error } = useViewer();
  const membership = useMembership();
  const client = useApolloClient();
  usePageTitle('My Account');
  const isPaying = viewer?.isFree === false;
  const running = viewer?.isFree === true && isRunning(membership.subscription) && membership.subscription;
  const { subscription } = membership;
  const status = { value: subscription === undefined ? undefined : statusOf(subscription) };
  const hasStatus = viewer?.isFree !== true && !membership.failed;
  const isWaiting =
    (viewer === undefined && error === undefined) || (hasStatus && subscription === undefined);
  return (
    <div className={styles.page} data-waiting={isWaiting || undefined}>
      <PageHead title="My Account">
        {viewer?.isFree === true && <Chip tone="good">Free Account</Chip>}
        {viewer?.isAdmin === true && <Link to={routes.admin}>User Details</Link>}
      </PageHead>
      {viewer?.needsSecondStep === true && <TwoStepCard isNeeded />}
      <div className={styles.columns}>
        <MemberCard {...(hasStatus && { status })} />
        <Card title="Password">
          <ResetPassword email={viewer?.email} />
        </Card>
      </div>
      {isPaying && (
        <MembershipCard membership={membership} onCharged={() => askAgain(client, ['Invoices'])} />
      )}
      {running && <FreeMembership subscription={running} reload={membership.reload} />}
      {(isPaying || running) && <Invoices />}
      {viewer?.needsSecondStep === false && <TwoStepCard isNeeded={false} />}
      <NewsAndKeys />
      <Sessions />
      <OwnDataCard />
    </div>
  );
}

/** News by email, and keys for programs. */
function NewsAndKeys() {
  return (
    <>
      <NewsMails />
      <p className={textStyles.quiet}>
        A feed and a webhook for the same news are on the page <Link to={routes.news}>What is new</Link>.
      </p>
      <ApiKeysCard />
    </>
  );
}
