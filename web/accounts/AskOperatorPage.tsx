import { Link, useParams } from 'react-router-dom';
import { BareFrame } from '../app/BareFrame.tsx';
import { usePageTitle } from '../app/about.ts';
import { routes } from '../app/paths.ts';

const TITLES = { account: 'Create Your Account', password: 'Reset Password' } as const;

/** Where an account or a new password comes from while only the operator hands them out. */
export function AskOperatorPage({ about }: { about: 'account' | 'password' }) {
  const { email } = useParams();
  usePageTitle(TITLES[about]);
  return (
    <BareFrame>
      <h1>{TITLES[about]}</h1>
      {about === 'account' ? (
        <p>
          Accounts are opened by the operator of this installation
          {email === undefined ? '' : `, also for ${email}`}.
        </p>
      ) : (
        <p>A new password is set by the operator of this installation.</p>
      )}
      <p>
        <Link to={routes.login}>Back to login</Link>
      </p>
    </BareFrame>
  );
}
