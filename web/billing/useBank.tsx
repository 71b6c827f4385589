import { useState } from 'react';
import type { ReactNode } from 'react';
import { useStandAside } from '../ui/dialog/dialogControl.ts';
import { BankDialog } from './BankDialog.tsx';
import type { BankQuestion } from './BankDialog.tsx';
import { useBilling } from './useBilling.ts';

interface Bank {
  /** Shows the cardholder what the bank asks for (3-D Secure). How it ended, the server knows. */
  authenticate: (clientSecret: string) => Promise<void>;
  /** The demonstration's bank dialog, for the page to render. */
  dialog: ReactNode;
}

/** The bank of a card that the server knows already, if no card is entered. */
export function useBank(): Bank {
  const { billing } = useBilling();
  const [question, setQuestion] = useState<BankQuestion | null>(null);
  const standAside = useStandAside();
  const publishableKey = billing?.publishableKey ?? null;
  const ask = (clientSecret: string): Promise<void> =>
    new Promise((resolve) => {
      setQuestion({ clientSecret, onAnswered: resolve });
    });
  const authenticate = (clientSecret: string): Promise<void> =>
    publishableKey === null
      ? ask(clientSecret)
      : standAside(() => askWithStripe(publishableKey, clientSecret));
  const dialog = question !== null && <BankDialog question={question} onClose={() => setQuestion(null)} />;
  return { authenticate, dialog };
}

/** Stripe shows the bank's page in its own frame. */
async function askWithStripe(publishableKey: string, clientSecret: string): Promise<void> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey);
  await stripe?.handleNextAction({ clientSecret });
}
