import { useState } from 'react';

/** Copies a text, and says how that went, for a status line. */
export function useCopying(text: string, refusal: string): { copied: string; copy: () => void } {
  const [copied, setCopied] = useState('');
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied('Copied.'),
      () => setCopied(refusal),
    );
  };
  return { copied, copy };
}
