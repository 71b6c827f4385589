import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useViewer } from '../members/accounts/useViewer.ts';
import { usePageTitle } from '../app/about.ts';
import { routes } from '../app/paths.ts';
import { Card } from '../ui/parts/Card.tsx';
import { Chip } from '../ui/parts/Chip.tsx';
import { PageHead } from '../ui/parts/PageHead.tsx';
import { CardUpdate } from './CardUpdate.tsx';
import { words } from './words.ts';
import textStyles from '../ui/parts/text.module.css';
import styles from './UpdateCardPage.module.css';

const SPINNER_MS = 2_000;
const REDIRECT_MS = 3_000;

/** A page to change the card, which leads back to the account. */
export function UpdateCardPage() {
  const [isUpdated, setUpdated] = useState(false);
  const { viewer } = useViewer();
  usePageTitle('Update Card');
  const isFree = viewer?.isFree === true;
  return (
    <div className={styles.updateCard}>
      <PageHead title="Update Card">{isFree && <Chip tone="good">Free Account</Chip>}</PageHead>
      <Card title="Card">
        <div role="status">{isUpdated && <Updated />}</div>
        {isFree && <p className={textStyles.quiet}>Free accounts need no card.</p>}
        {!isFree && !isUpdated && <CardUpdate onDone={() => setUpdated(true)} />}
      </Card>
    </div>
  );
}

function Updated() {
  const [isWaiting, setWaiting] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    const spinner = window.setTimeout(() => setWaiting(true), SPINNER_MS);
    const redirect = window.setTimeout(() => {
      void navigate(routes.settings, { replace: true });
    }, REDIRECT_MS);
    return () => {
      window.clearTimeout(spinner);
      window.clearTimeout(redirect);
    };
  }, [navigate]);
  return (
    <div className={styles.updated}>
      <p>
        <strong>{words.cardUpdated}</strong>
      </p>
      <p>
        {words.redirecting}{' '}
        {isWaiting && <span className={styles.spinner} role="progressbar" aria-label="Redirecting" />}
      </p>
    </div>
  );
}
