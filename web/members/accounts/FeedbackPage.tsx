import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BareFrame } from '../../app/BareFrame.tsx';
import { usePageTitle } from '../../app/about.ts';
import { routes } from '../../app/paths.ts';
import { clearSession } from '../../app/session.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import bareFrameStyles from '../../app/BareFrame.module.css';
import accountsStyles from './accounts.module.css';

/** Specified time that "sending" appears to take, although nothing is sent, and that the thanks are shown. */
export const STEP_MS = 2_000;

/** The survey of members who have unsubscribed. Nothing is sent anywhere; sending removes the token. */
export function FeedbackPage() {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const navigate = useNavigate();
  usePageTitle('Feedback');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = window.setTimeout(() => {
      if (state === 'busy') {
        clearSession();
        setState('sent');
      } else void navigate(routes.login, { replace: true });
    }, STEP_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [state, navigate]);
  return (
    <BareFrame>
      <p className={`${accountsStyles.note} ${accountsStyles.good}`}>
        Successfully unsubscribed, hope to see you soon!
      </p>
      <h1>We value Your Feedback!</h1>
      <p className={bareFrameStyles.lead} role="status">
        {state === 'sent' ? 'We Appreciate your feedback!' : 'Why did you leave?'}
      </p>
      <FeedbackForm state={state} onSend={() => setState('busy')} />
    </BareFrame>
  );
}
