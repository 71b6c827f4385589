import { useState } from 'react';

/** Copies a text, and says how that went, for a status line. */
export function useCopying(text: string, refusal: string): { copied: string; copy: () => void } {
  const [copied, setCopied] = useState('');
  const copy = (): void => {
    write(text).then(
      () => setCopied('Copied.'),
      () => setCopied(refusal),
    );
  };
  return { copied, copy };
}

/** Browsers have no clipboard for pages over plain HTTP: then this rejects. */
async function write(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
