import { Link } from 'react-router-dom';
import { usePageTitle } from '../app/about.ts';
import { routes } from '../app/paths.ts';
import { Card } from '../components/Card.tsx';
import { Chip } from '../components/Chip.tsx';
import { Facts } from '../components/Facts.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { Sessions } from './Sessions.tsx';
import { useViewer } from './useViewer.ts';
import './AccountPage.css';

/** My Account: who is signed in, their password and their sessions. */
export function AccountPage() {
  const { viewer } = useViewer();
  usePageTitle('My Account');
  const name = viewer === undefined ? undefined : `${viewer.firstName} ${viewer.lastName}`;
  return (
    <div className="account-page">
      <PageHead title="My Account">
        {viewer?.isFree === true && <Chip tone="good">Free Account</Chip>}
        {viewer?.isAdmin === true && <Link to={routes.admin}>User Details</Link>}
      </PageHead>
      <div className="account-columns">
        <Card title="Member">
          <Facts
            facts={[
              { label: 'Name', value: name },
              { label: 'Email', value: viewer?.email },
            ]}
          />
        </Card>
        <Card title="Password">
          <ResetPassword email={viewer?.email} />
        </Card>
      </div>
      <Sessions />
    </div>
  );
}
