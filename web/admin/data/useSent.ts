import { useState } from 'react';
import { NOT_SAVED } from '../../ui/formats/failures.ts';

interface Outcome {
  errors: readonly { field: string | null; message: string }[];
}

/** Sends a mutation and keeps what refused it. Resolves to the result, null if there is none. */
export function useSent() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async <Result extends Outcome>(
    mutate: () => Promise<{ data?: { result: Result } | null | undefined }>,
  ): Promise<Result | null> => {
    setBusy(true);
    setProblem(null);
    const result = await mutate().then(
      ({ data }) => data?.result ?? null,
      () => null,
    );
    setBusy(false);
    const wrong = result === null ? NOT_SAVED : (result.errors[0]?.message ?? null);
    setProblem(wrong);
    return wrong === null ? result : null;
  };
  return { busy, problem, send };
}
