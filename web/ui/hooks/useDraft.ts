import { useEffect, useState } from 'react';
import { DRAFTS } from './draftKey.ts';

/** Texts by the names of their drafts. */
export function readDrafts(): Readonly<Record<string, string>> {
  return JSON.parse(sessionStorage.getItem(DRAFTS) ?? '{}') as Record<string, string>;
}

/** Keeps a text under a name; null forgets it. */
export function keepDraft(name: string, text: string | null): void {
  const { [name]: _, ...others } = readDrafts();
  try {
    sessionStorage.setItem(DRAFTS, JSON.stringify(text === null ? others : { ...others, [name]: text }));
  } catch {
    // A full storage keeps no draft, and hinders nobody who types.
  }
}

/**
 * A text that is being typed, and null until it is. This tab keeps it, so that the member finds it again under the same
 * name, even after signing in again because the session ended. Never for passwords and cards. Null forgets it.
 */
export function useDraft(name: string): readonly [text: string | null, write: (text: string | null) => void] {
  const [text, setText] = useState(() => readDrafts()[name] ?? null);
  const write = (typed: string | null): void => {
    keepDraft(name, typed);
    setText(typed);
  };
  return [text, write];
}

/** Like {@link useDraft}, for all fields of a form that begin with `start`. */
export function useFormDraft<Values extends object>(name: string, start: Values) {
  const [text, write] = useDraft(name);
  const typed = text === null ? {} : (JSON.parse(text) as Partial<Values>);
  const values: Values = { ...start, ...typed };
  return {
    values,
    set: (changed: Partial<Values>): void => write(JSON.stringify({ ...values, ...changed })),
    forget: (): void => write(null),
  };
}

/**
 * Like {@link useDraft}, for a dialog of this page: who closes it, or saves, is done with the text. A dialog of the same name
 * on another page has another text.
 */
export function useDialogDraft(dialog: string): ReturnType<typeof useDraft> {
  const [name] = useState(() => `${dialog} ${window.location.pathname}${window.location.search}`);
  useEffect(() => () => keepDraft(name, null), [name]);
  return useDraft(name);
}
