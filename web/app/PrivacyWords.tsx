import { useQuery } from '@apollo/client/react';
import { SupportAddress } from '../members/help/SupportAddress.tsx';
import { graphql } from '../gql/gql.ts';
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
        {operatorName} runs {productName} and is responsible for what it keeps about you. It keeps what it
        needs to let you in, and sells none of it.
      </p>
      <h2>What is kept</h2>
      <ul>
        <li>Your name and e-mail address, and a hash of your password, from which nobody can read it.</li>
        <li>
          If you set up two-step sign-in: the names of your apps and passkeys, when you used them, and what is
          needed to check them. The secrets of apps are encrypted, and of recovery codes only hashes are kept.
        </li>
        <li>
          Your sessions: when each began and was last used, and how your browser calls itself. My Account
          shows them and ends them.
        </li>
        <li>Messages that you send from Help and Support, with the page that you wrote them on.</li>
        <li>Errors of these pages, so that they can be mended, without what you have typed.</li>
        <li>Your portfolios, and the hotels and bars that you looked at last.</li>
        <li>What you subscribed to and paid, and the last four digits of the card.</li>
        <li>
          The addresses that requests come from, for minutes to hours, to stop the guessing of passwords.
        </li>
      </ul>
      <Elsewhere operatorName={operatorName} />
      <h2>The figures</h2>
      <p>Receipts come from public releases of the Texas Comptroller of Public Accounts.</p>
      <KeptFor />
      <h2>Your rights</h2>
      <p>
        My Account shows and changes your name and address, downloads all that is kept about you, and deletes
        your account. Its subscription then ends at once; everything is erased within a day, but invoices,
        which are kept without your name. <SupportAddress before="For anything else, write to" />
      </p>
    </>
  );
}

/** The data in the browser, and the services that learn of somebody. */
function Elsewhere({ operatorName }: Pick<Names, 'operatorName'>) {
  return (
    <>
      <h2>In your browser</h2>
      <p>
        The token of your session, your first name, whether your plan is active, when you were last active,
        and your choice of theme. A token by which your browser is known when you sign in again stays for 180
        days, after signing out too; it opens nothing. There are no cookies.
      </p>
      <h2>Others</h2>
      <p>
        Where {operatorName} has configured a captcha, page statistics or an error service, your browser talks
        to that service as well: it learns the page you are on, never a reset link or an e-mail address. Where
        cards are charged, your card goes from your browser to Stripe, which keeps it. Where addresses are
        completed as you type them, Google is asked for them, without saying who asks.
      </p>
    </>
  );
}

/** How long what is not the member's own is kept; the server keeps to this list. */
function KeptFor() {
  const { data } = useQuery(RetentionDocument);
  return (
    <>
      <h2>How long</h2>
      <p>What is in your account is kept until you delete it. Beside it:</p>
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
