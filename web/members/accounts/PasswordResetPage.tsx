import { useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { BareFrame } from '../../app/BareFrame.tsx';
import { usePageTitle } from '../../app/about.ts';
import { routes } from '../../app/paths.ts';
import { PasswordResetForm } from './PasswordResetForm.tsx';
import { usePasswordReset } from './usePasswordReset.ts';
import styles from './accounts.module.css';

/** The page of a reset link: it asks for a new password, or says why there can be none. */
export function PasswordResetPage() {
  const { token = '' } = useParams();
  const { state, reset } = usePasswordReset(token);
  usePageTitle('Reset Password');
  return (
    <BareFrame>
      <h1>Reset Password</h1>
      <div role="status">
        {state === 'expired' && <Expired />}
        {state === 'done' && <Done />}
      </div>
      {state !== 'expired' && state !== 'done' && (
        <PasswordResetForm reset={reset} busy={state === 'busy'} disabled={state === 'checking'} />
      )}
    </BareFrame>
  );
}

function Expired() {
  return (
    <p className={`${styles.note} ${styles.bad}`}>
      Your token has expired. Please <Link to={routes.passwordRequest}>click here</Link> to request a new
      password reset link..
    </p>
  );
}

function Done() {
  const next = useRef<HTMLAnchorElement>(null);
  // The form that had the focus is gone.
  useEffect(() => next.current?.focus(), []);
  return (
    <p className={styles.note}>
      <span className={styles.good}>Your password has been changed.</span>{' '}
      <Link ref={next} to={routes.login}>
        Login
      </Link>{' '}
      with the new one.
    </p>
  );
}
