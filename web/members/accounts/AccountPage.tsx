import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../app/about.ts';
import { routes } from '../../app/paths.ts';
import { Invoices } from '../../billing/Invoices.tsx';
import { FreeMembership } from '../../billing/FreeMembership.tsx';
import { isRunning, statusOf, useMembership } from '../../billing/membership.ts';
import { MembershipCard } from '../../billing/MembershipCard.tsx';
import { Card } from '../../ui/parts/Card.tsx';
import { Chip } from '../../ui/parts/Chip.tsx';
import { Facts } from '../../ui/parts/Facts.tsx';
import { PageHead } from '../../ui/parts/PageHead.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoStepCard } from './twoStep/TwoStepCard.tsx';
import { useViewer } from './useViewer.ts';
import './AccountPage.css';

/** My Account: who is signed in, what they pay, their password and their sessions. */
export function AccountPage() {
  const { viewer } = useViewer();
  const membership = useMembership();
  const [charges, setCharges] = useState(0);
  usePageTitle('My Account');
  const isPaying = viewer?.isFree === false;
  const running = viewer?.isFree === true && isRunning(membership.subscription) && membership.subscription;
  return (
    <div className="account-page">
      <PageHead title="My Account">
        {viewer?.isFree === true && <Chip tone="good">Free Account</Chip>}
        {viewer?.isAdmin === true && <Link to={routes.admin}>User Details</Link>}
      </PageHead>
      {viewer?.needsSecondStep === true && <TwoStepCard isNeeded />}
      <div className="account-columns">
        <Member viewer={viewer} subscription={membership.subscription} />
        <Card title="Password">
          <ResetPassword email={viewer?.email} />
        </Card>
      </div>
      {isPaying && <MembershipCard membership={membership} onCharged={() => setCharges(charges + 1)} />}
      {running && <FreeMembership subscription={running} reload={membership.reload} />}
      {(isPaying || running) && <Invoices version={charges} />}
      {viewer?.needsSecondStep === false && <TwoStepCard isNeeded={false} />}
      <Sessions />
    </div>
  );
}

type MemberProps = Pick<ReturnType<typeof useViewer>, 'viewer'> &
  Pick<ReturnType<typeof useMembership>, 'subscription'>;

function Member({ viewer, subscription }: MemberProps) {
  const name = viewer === undefined ? undefined : `${viewer.firstName} ${viewer.lastName}`;
  const status = subscription === undefined ? undefined : statusOf(subscription);
  return (
    <Card title="Member">
      <Facts
        facts={[
          ...(viewer?.isFree === true ? [] : [{ label: 'Member Status', value: status }]),
          { label: 'Name', value: name },
          { label: 'Email', value: viewer?.email },
        ]}
      />
    </Card>
  );
}
