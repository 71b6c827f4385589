import { Link } from 'react-router-dom';
import { BareFrame } from '../app/BareFrame.tsx';
import { usePageTitle } from '../app/about.ts';
import { SignInForm } from './SignInForm.tsx';
import './SignInPage.css';

/** The sign-in screen. */
export function SignInPage() {
  usePageTitle('Login');
  return (
    <BareFrame>
      <h1>Login</h1>
      <p className="bare-lead">What every Texas hotel and bar takes in, by month.</p>
      <SignInForm />
      <p className="sign-in-links">
        <Link to="/passwordrequest">Forgot Password</Link>
        <Link to="/register">Sign Up</Link>
      </p>
    </BareFrame>
  );
}
