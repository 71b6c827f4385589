import { useState } from 'react';
import { messages } from '../accounts/messages.ts';

interface Payload {
  errors: readonly { message: string }[];
}

/** The refusal of an answer, a sentence; '' if there is none. */
export function problemOf(payload: Payload | null | undefined): string {
  return payload == null ? messages.unreachable : (payload.errors[0]?.message ?? '');
}

/** A deletion, as the dialog that asks first takes it: resolves to a sentence if it was refused, else to null. */
export function removalOf(act: () => Promise<string>): () => Promise<string | null> {
  return () =>
    act().then(
      (problem) => (problem === '' ? null : problem),
      () => messages.unreachable,
    );
}

/** Does something once at a time. `act` resolves to a sentence if it was refused, else to ''. */
export function useAction(act: () => Promise<string>): { problem: string; busy: boolean; run: () => void } {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const run = (): void => {
    if (busy) return;
    setBusy(true);
    void act()
      .catch(() => messages.unreachable)
      .then((found) => {
        setProblem(found);
        setBusy(false);
      });
  };
  return { problem, busy, run };
}
