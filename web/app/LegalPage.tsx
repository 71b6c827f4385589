import { BareFrame } from './BareFrame.tsx';
import { useAbout, usePageTitle } from './about.ts';
import { PrivacyWords } from './PrivacyWords.tsx';
import { TermsWords } from './TermsWords.tsx';

/** The plain words on privacy and terms that the footer links to. */
export function LegalPage({ kind }: { kind: 'privacy' | 'terms' }) {
  const { productName, operatorName } = useAbout();
  usePageTitle(kind === 'privacy' ? 'Privacy' : 'Terms');
  const Words = kind === 'privacy' ? PrivacyWords : TermsWords;
  return (
    <BareFrame wide>
      <Words productName={productName} operatorName={operatorName} />
    </BareFrame>
  );
}
