import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export type UrlState = Record<string, string>;
export type SetUrlState<T extends UrlState> = (patch: Partial<T>, options?: { replace?: boolean }) => void;

/**
 * State that a person may want to send to a colleague: it lives in the address. A value equal to its default
 * is left out. Keys are prefixed where a page holds the same component twice.
 */
export function useUrlState<T extends UrlState>(defaults: T, prefix = ''): [T, SetUrlState<T>] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readState(defaults, params, prefix), [defaults, params, prefix]);
  const patchState = useCallback<SetUrlState<T>>(
    (patch, options) => {
      setParams((current) => patched(current, patch, defaults, prefix), {
        replace: options?.replace ?? false,
        preventScrollReset: true,
      });
    },
    [setParams, defaults, prefix],
  );
  return [state, patchState];
}

function readState<T extends UrlState>(defaults: T, params: URLSearchParams, prefix: string): T {
  const given = Object.keys(defaults).flatMap((key) => {
    const value = params.get(prefix + key);
    return value === null ? [] : [[key, value] as const];
  });
  return { ...defaults, ...Object.fromEntries(given) };
}

function patched<T extends UrlState>(
  current: URLSearchParams,
  patch: Partial<T>,
  defaults: T,
  prefix: string,
): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [key, value] of Object.entries<string | undefined>(patch)) {
    if (value === undefined || value === defaults[key]) next.delete(prefix + key);
    else next.set(prefix + key, value);
  }
  return next;
}

/** The value if it is one of those allowed, else the fallback: addresses are written by hand too. */
export function oneOf<T extends string>(allowed: readonly T[], value: string, fallback: T): T {
  return allowed.find((each) => each === value) ?? fallback;
}
