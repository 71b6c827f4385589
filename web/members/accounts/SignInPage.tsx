import { Link } from 'react-router-dom';
import { BareFrame } from '../../app/BareFrame.tsx';
import { usePageTitle } from '../../app/about.ts';
import { Welcome } from '../welcome/Welcome.tsx';
import { CaptchaNotice } from './CaptchaNotice.tsx';
import { SignInForm } from './SignInForm.tsx';
import './accounts.css';

/** The sign-in screen. */
export function SignInPage() {
  usePageTitle('Login');
  return (
    <BareFrame beside={<Welcome />}>
      <h1>Login</h1>
      <SignInForm />
      <p className="account-links">
        <Link to="/passwordrequest">Forgot Password</Link>
        <Link to="/register">Sign Up</Link>
      </p>
      <CaptchaNotice />
    </BareFrame>
  );
}
