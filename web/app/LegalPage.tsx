import { BareFrame } from './BareFrame.tsx';
import { useAbout, usePageTitle } from './about.ts';

interface Names {
  productName: string;
  operatorName: string;
}

function Privacy({ productName, operatorName }: Names) {
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
          Your sessions: when each began and was last used, and how your browser calls itself. My Account
          shows them and ends them.
        </li>
        <li>Errors of these pages, so that they can be mended, without what you have typed.</li>
        <li>
          The addresses that requests come from, for minutes to hours, to stop the guessing of passwords.
        </li>
      </ul>
      <h2>In your browser</h2>
      <p>
        The token of your session, your first name, whether your plan is active, when you were last active,
        and your choice of theme. There are no cookies.
      </p>
      <h2>Others</h2>
      <p>
        Where {operatorName} has configured a captcha, page statistics or an error service, your browser talks
        to that service as well: it learns the page you are on, never a reset link or an e-mail address. Where
        cards are charged, your card goes from your browser to Stripe, which keeps it. Where addresses are
        completed as you type them, Google is asked for them, without saying who asks.
      </p>
      <h2>The figures</h2>
      <p>Receipts come from public releases of the Texas Comptroller of Public Accounts.</p>
      <h2>Your rights</h2>
      <p>Ask {operatorName} to see, correct or delete what is kept about you.</p>
    </>
  );
}

function Terms({ productName, operatorName }: Names) {
  return (
    <>
      <h1>Terms</h1>
      <p>
        These terms are between you and {operatorName}, who runs {productName}.
      </p>
      <h2>The figures</h2>
      <p>
        {productName} shows figures as taxpayers filed them with the Texas Comptroller of Public Accounts, and
        what is computed from them. They are given as they are, without a warranty; check what you rely on
        against the release that is named beside it.
      </p>
      <h2>Your account</h2>
      <p>
        An account is for one person. Keep your password to yourself; you answer for what is done with it.
        Programs may ask what people may, within the limits that the answers state.
      </p>
      <h2>The end</h2>
      <p>
        You may stop at any time. {operatorName} may close an account that harms the product or its other
        members.
      </p>
    </>
  );
}

/** The plain words on privacy and terms that the footer links to. */
export function LegalPage({ kind }: { kind: 'privacy' | 'terms' }) {
  const { productName, operatorName } = useAbout();
  usePageTitle(kind === 'privacy' ? 'Privacy' : 'Terms');
  const Words = kind === 'privacy' ? Privacy : Terms;
  return (
    <BareFrame wide>
      <Words productName={productName} operatorName={operatorName} />
    </BareFrame>
  );
}
