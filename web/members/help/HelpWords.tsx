import { useAbout } from '../../app/about.ts';
import { SupportAddress } from './SupportAddress.tsx';

const ANSWERS = [
  [
    'How do I find a property quickly?',
    'Press / or Ctrl-K on any page, type its name or address, and press Enter.',
  ],
  [
    'I cannot sign in.',
    'Choose Forgot Password on the sign-in page. The link that is mailed to you is good for 30 minutes.',
  ],
  ['Someone else may be signed in as me.', 'My Account lists your sessions, and ends any of them at once.'],
  [
    'A figure looks wrong.',
    'Every figure says which release of the comptroller it comes from, and what was not filed as shown.',
  ],
] as const;

/** What people ask most, and whom to ask everything else. */
export function HelpWords() {
  const { operatorName } = useAbout();
  return (
    <dl>
      {ANSWERS.map(([question, answer]) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
      <dt>Anything else?</dt>
      <dd>
        {operatorName}, who runs this installation, is glad to help. <SupportAddress before="Write to" />
      </dd>
    </dl>
  );
}
