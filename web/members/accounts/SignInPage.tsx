import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BareFrame } from '../../app/BareFrame.tsx';
import { usePageTitle } from '../../app/about.ts';
import { textIn } from '../../app/wantedPath.ts';
import { Welcome } from '../welcome/Welcome.tsx';
import { CaptchaNotice } from './CaptchaNotice.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useSignIn } from './useSignIn.ts';
import type { SecondStepAsked } from './useSignedIn.ts';
import styles from './accounts.module.css';
import { lazy } from '../../ui/parts/lazy.tsx';

// Most people never see this form.
const SecondStepForm = lazy(async () => (await import('./twoStep/SecondStepForm.tsx')).SecondStepForm);

/** The sign-in screen. */
export function SignInPage() {
  const signIn = useSignIn();
  const [asked, setAsked] = useState<SecondStepAsked | null>(null);
  const [problem, setProblem] = useState('');
  const why = textIn(useLocation().state, 'why');
  usePageTitle('Login');
  const startAgain = (reason: string): void => {
    setProblem(reason);
    setAsked(null);
  };
  if (asked !== null) {
    return (
      <BareFrame beside={<Welcome />}>
        <h1>Two-step sign-in</h1>
        <Suspense fallback={null}>
          <SecondStepForm asked={asked} signIn={signIn} onOver={startAgain} />
        </Suspense>
      </BareFrame>
    );
  }
  return (
    <BareFrame beside={<Welcome />}>
      <h1>Login</h1>
      {why !== null && <p role="status">{why}</p>}
      <SignInForm signIn={signIn} problem={problem} onAsked={setAsked} />
      <p className={styles.links}>
        <Link to="/passwordrequest">Forgot Password</Link>
        <Link to="/register">Sign Up</Link>
      </p>
      <CaptchaNotice />
    </BareFrame>
  );
}
