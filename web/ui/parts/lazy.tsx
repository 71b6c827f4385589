import { createContext, lazy as loadLazily, use, useEffect, useState, useTransition } from 'react';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import { Failure } from './Failure.tsx';

interface Retry {
  onRetry: () => void;
  /** True while it is asked for again. */
  busy: boolean;
}

const part = (retry: Retry): ReactNode => <Failure what="This part" {...retry} />;

const RetryContext = createContext<Retry>({ onRetry: () => undefined, busy: false });

/**
 * React's `lazy`, but if the code does not arrive, as offline, the component says so in its place and can ask again. React's
 * own would break all that is around it, until the page is reloaded.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  missing: (retry: Retry, props: P) => ReactNode = part,
): ComponentType<P> {
  const Missing = (props: P): ReactNode => {
    // The next visit asks again.
    useEffect(() => void (latest = ask()), []);
    return missing(use(RetryContext), props);
  };
  const ask = (before?: () => Promise<void>): LazyExoticComponent<ComponentType<P>> =>
    loadLazily(async () => {
      const arrived = Promise.resolve(before?.()).then(load);
      return { default: await arrived.catch(() => Missing) };
    });
  let latest = ask();
  return function Late(props: P) {
    const [Part, setPart] = useState(() => latest);
    const [busy, start] = useTransition();
    const onRetry = (): void => {
      const next = (latest = ask(reloadStyles));
      start(() => setPart(() => next));
    };
    return (
      <RetryContext value={{ onRetry, busy }}>
        <Part {...props} />
      </RetryContext>
    );
  };
}

/** Loads style sheets that failed again: Vite's loader takes them for loaded. */
async function reloadStyles(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    // Setting the address loads it, even the same one.
    if (link.sheet === null)
      await new Promise((onload, onerror) => Object.assign(link, { onload, onerror, href: link.href }));
  }
}
