import { useCallback, useEffect, useRef } from 'react';

/** Keeps what is typed after a field was asked for and before it is there. The function hands it over, once. */
export function useTypedAhead(isAsked: boolean): () => string {
  const typed = useRef<string | null>('');
  useEffect(() => {
    if (!isAsked) return;
    const keep = (event: KeyboardEvent): void => {
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (typed.current === null || !isText) return;
      event.preventDefault();
      typed.current += event.key;
    };
    window.addEventListener('keydown', keep);
    return () => {
      window.removeEventListener('keydown', keep);
      typed.current = '';
    };
  }, [isAsked]);
  return useCallback(() => {
    const text = typed.current ?? '';
    typed.current = null;
    return text;
  }, []);
}
