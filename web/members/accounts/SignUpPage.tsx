import { Link, useParams } from 'react-router-dom';
import { BareFrame } from '../../app/BareFrame.tsx';
import { usePageTitle } from '../../app/about.ts';
import { routes } from '../../app/paths.ts';
import { CaptchaNotice } from './CaptchaNotice.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { useSignUp } from './useSignUp.ts';
import bareFrameStyles from '../../app/BareFrame.module.css';
import accountsStyles from './accounts.module.css';

/** The sign-up screen; the address may bring the email. */
export function SignUpPage() {
  const { email = '' } = useParams();
  const { signUp, busy, complete } = useSignUp();
  usePageTitle('Create Your Account');
  return (
    <BareFrame>
      <h1>Create Your Account</h1>
      {complete ? (
        <p role="status">Your account is ready.</p>
      ) : (
        <>
          <p className={bareFrameStyles.lead}>Choose a plan in the next step.</p>
          <SignUpForm signUp={signUp} busy={busy} email={email} />
        </>
      )}
      <p className={accountsStyles.links}>
        <Link to={routes.login}>Registered User? Login Here!!</Link>
      </p>
      <CaptchaNotice />
    </BareFrame>
  );
}
