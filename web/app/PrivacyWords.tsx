import { useQuery } from '@apollo/client/react';
import { SupportAddress } from '../members/help/SupportAddress.tsx';
import { Failure } from '../ui/parts/Failure.tsx';
import { graphql } from '../gql/gql.ts';
import { startingWith } from './about.ts';
import type { Names } from './legalNames.ts';

const RetentionDocument = graphql(`
  query Retention {
    retention {
      what
      days
    }
  }
`);

/** The data that is kept about people, and where it goes. */
export function PrivacyWords({ productName, operatorName }: Names) {
  return (
    <>
      <h1>Privacy</h1>
      <p>
        {startingWith(operatorName)} runs {productName} and is responsible for what it keeps about you. It
        keeps what it needs to run your account, and sells none of it.
      </p>
      <KeptAboutYou />
      <Elsewhere operatorName={operatorName} />
      <h2>The figures</h2>
      <p>Receipts come from public releases of the Texas Comptroller of Public Accounts.</p>
      <KeptFor />
      <h2>Your rights</h2>
      <p>
        In My Account you can change your name and address, download all data kept about you, and delete your
        account. Your subscription then ends at once. Everything is erased within a day, except invoices,
        which are kept without your name, network addresses in the security log, which then belong to no name,
        and backups, which are deleted in turn. <SupportAddress before="For anything else, write to" />
      </p>
    </>
  );
}

function KeptAboutYou() {
  return (
    <>
      <h2>What is kept</h2>
      <ul>
        <li>Your name and email address, and a hash of your password, which does not reveal it.</li>
        <li>
          If you set up two-step sign-in: the names of your apps and passkeys, when you used them, and what is
          needed to check them. The secrets of apps are encrypted, and of recovery codes only hashes are kept.
        </li>
        <li>
          Your sessions: when each began and was last used, and the name of your browser. You can see and end
          them in My Account.
        </li>
        <li>Messages that you send from Help and Support, with the page that you sent them from.</li>
        <li>Errors on these pages, so that they can be fixed, without anything you typed.</li>
        <li>
          Your portfolios with your notes, your comparison sets, and the hotels and bars that you viewed
          recently.
        </li>
        <li>Your subscriptions and payments, and the last four digits of your card.</li>
        <li>Your API keys, webhook and feed, saved views, and which tables you exported.</li>
        <li>
          The network addresses of requests, for minutes to hours, to stop password guessing; those of
          sign-ins, exports and refusals for longer, in the security log.
        </li>
      </ul>
    </>
  );
}

/** Data in the browser, and the services that receive personal data. */
function Elsewhere({ operatorName }: Pick<Names, 'operatorName'>) {
  return (
    <>
      <h2>In your browser</h2>
      <p>
        The token of your session, your first name, whether your plan is active, when you were last active,
        the queries that you wrote on “Query the data”, and your choice of theme. A token that recognizes your
        browser when you sign in again stays for 180 days, even after you sign out; it gives no access. There
        are no cookies.
      </p>
      <h2>Others</h2>
      <p>
        Where {operatorName} has configured a captcha, page statistics or an error service, your browser talks
        to that service as well: it learns the page you are on, never a reset link or an email address. If
        cards are charged, your browser sends your card details to Stripe, which keeps them. If addresses are
        completed as you type, Google receives what you type, but not who you are. If new passwords are
        checked against a list of stolen ones, the service that keeps the list receives five characters of the
        password’s fingerprint, which thousands of passwords share.
      </p>
    </>
  );
}

/** Time for which records other than the member's own are kept; the server keeps to this list. */
function KeptFor() {
  const { data, error, refetch } = useQuery(RetentionDocument);
  return (
    <>
      <h2>How long</h2>
      <p>Your account data is kept until you delete it. In addition:</p>
      {error !== undefined && <Failure what="This list" onRetry={() => void refetch()} />}
      <ul>
        {data?.retention.map(({ what, days }) => (
          <li key={what}>
            {what}: {spelled(days)}.
          </li>
        ))}
      </ul>
    </>
  );
}

function spelled(days: number): string {
  const years = Math.round(days / 365.25);
  if (days > 2_000) return `${String(years)} years`;
  return days === 1 ? 'a day' : `${String(days)} days`;
}
