import { useCallback, useEffect, useRef } from 'react';
import { isPlain, useKeys } from './useKeys.ts';

/** Keeps what is typed between asking for a field and its appearance. The function returns it once. */
export function useTypedAhead(isAsked: boolean): () => string {
  // Null while nothing is to be kept. The field may come in the same moment as it is asked for, and take first.
  const typed = useRef<string | null>('');
  const keep = useCallback(
    (event: KeyboardEvent): void => {
      if (!isAsked || typed.current === null || event.key.length > 1 || !isPlain(event)) return;
      event.preventDefault();
      typed.current += event.key;
    },
    [isAsked],
  );
  useKeys(keep);
  useEffect(() => () => void (typed.current = ''), [isAsked]);
  return useCallback(() => {
    const text = typed.current ?? '';
    typed.current = null;
    return text;
  }, []);
}
