import { Link } from 'react-router-dom';
import { BareFrame } from '../../app/BareFrame.tsx';
import { usePageTitle } from '../../app/about.ts';
import { routes } from '../../app/paths.ts';
import { LogoutButton } from '../../billing/LogoutButton.tsx';
import { ApiKeysCard } from '../keys/ApiKeysCard.tsx';
import { FeedCard } from '../news/FeedCard.tsx';
import { WebhookCard } from '../news/WebhookCard.tsx';
import { MemberCard } from './MemberCard.tsx';
import { OwnDataCard } from './OwnDataCard.tsx';
import { Sessions } from './Sessions.tsx';
import styles from './AccountPage.module.css';

/** The account page of members without a plan, who cannot enter the members' area. */
export function YourAccountPage() {
  usePageTitle('Your account');
  return (
    <BareFrame wide action={<LogoutButton />}>
      <h1>Your account</h1>
      <p>
        <Link to={routes.paymentPlan}>See the plans</Link>
      </p>
      <div className={styles.page}>
        <MemberCard />
        <OwnDataCard />
        <ApiKeysCard isClosed />
        <FeedCard isClosed />
        <WebhookCard isClosed />
        <Sessions />
      </div>
    </BareFrame>
  );
}
