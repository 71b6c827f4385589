const ANSWERS = [
  [
    'How do I find a property quickly?',
    'Press / or Ctrl-K on any page, type its name or address, and press Enter.',
  ],
  [
    'I cannot sign in.',
    'Choose Forgot Password on the sign-in page. The emailed link is valid for 30 minutes.',
  ],
  [
    'Someone else may be signed in as me.',
    'My Account lists your sessions; you can end any of them at once.',
  ],
  [
    'A figure looks wrong.',
    'Every figure says which release of the comptroller it comes from, and whether it differs from what was filed.',
  ],
] as const;

/** Frequent questions. Answers open on demand, so that a phone shows the form as well. */
export function HelpWords() {
  return (
    <>
      {ANSWERS.map(([question, answer]) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </>
  );
}
