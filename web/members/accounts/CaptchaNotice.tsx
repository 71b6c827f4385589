import { useAbout } from '../../app/about.ts';
import styles from './CaptchaNotice.module.css';

/** The words that Google wants where its captcha is invisible. */
export function CaptchaNotice() {
  const { captchaSiteKey } = useAbout();
  if (captchaSiteKey === null) return null;
  return (
    <p className={styles.notice}>
      This site is protected by reCAPTCHA and the Google{' '}
      <a href="https://policies.google.com/privacy">Privacy Policy</a> and{' '}
      <a href="https://policies.google.com/terms">Terms of Service</a> apply.
    </p>
  );
}
