import { useEffect } from 'react';

/** Tells of every key pressed in the window. The function must be the same as long as it does the same. */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onKey]);
}

/** True for a key without those that make it a command. */
export function isPlain({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey;
}
