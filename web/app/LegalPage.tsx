import { BareFrame } from './BareFrame.tsx';
import { useAbout, usePageTitle } from './about.ts';

function Privacy({ productName }: { productName: string }) {
  return (
    <>
      <h1>Privacy</h1>
      <p>
        {productName} keeps what it needs to let you in: your name, your e-mail address, a hash of your
        password, and the sessions you have open. Your browser keeps the token of your session and your choice
        of theme. There are no cookies.
      </p>
      <h2>The figures</h2>
      <p>Receipts come from public releases of the Texas Comptroller of Public Accounts.</p>
    </>
  );
}

function Terms({ productName }: { productName: string }) {
  return (
    <>
      <h1>Terms</h1>
      <p>
        {productName} shows figures as taxpayers filed them with the Texas Comptroller of Public Accounts, and
        what is computed from them. They are given as they are, without a warranty; check what you rely on
        against the release that is named beside it.
      </p>
    </>
  );
}

/** The plain words on privacy and terms that the footer links to. */
export function LegalPage({ kind }: { kind: 'privacy' | 'terms' }) {
  const { productName } = useAbout();
  usePageTitle(kind === 'privacy' ? 'Privacy' : 'Terms');
  return (
    <BareFrame wide>
      {kind === 'privacy' ? <Privacy productName={productName} /> : <Terms productName={productName} />}
    </BareFrame>
  );
}
