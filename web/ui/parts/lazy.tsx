import { useEffect, useState, useTransition } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Failure } from './Failure.tsx';

interface Retry {
  onRetry: () => void;
  /** True while it is asked for again. */
  busy: boolean;
}

const part = (retry: Retry): ReactNode => <Failure what="This part" {...retry} />;

/** Code on its way: undefined until it is there, null if it did not arrive. */
interface Code<P> {
  Part?: ComponentType<P> | null;
  end: Promise<void>;
}

function askFor<P>(load: () => Promise<ComponentType<P>>, before?: Promise<unknown>): Code<P> {
  const arrived = Promise.resolve(before).then(load);
  const code: Code<P> = { end: arrived.catch(() => null).then((Part) => void (code.Part = Part)) };
  return code;
}

/**
 * Like React's: a component whose code loads when it first shows. If the code does not arrive, as offline, the component
 * says so in its place and can ask again; React's would break all that is around it, until the page is reloaded.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  missing: (retry: Retry, props: P) => ReactNode = part,
): ComponentType<P> {
  let latest: Code<P> | null = null;
  return function Late(props: P) {
    const [{ Part, end }, setCode] = useState(() => (latest ??= askFor(load)));
    const [busy, start] = useTransition();
    useEffect(() => {
      // The next visit asks again. Cleared only after rendering, because React would ask again and again.
      if (Part === null) latest = null;
    }, [Part]);
    // Suspense waits for a thrown promise, as React's own `lazy` throws one. With `use`, tests never get past the wait.
    // oxlint-disable-next-line typescript/only-throw-error
    if (Part === undefined) throw end;
    if (Part !== null) return <Part {...props} />;
    const onRetry = (): void => start(() => setCode((latest = askFor(load, reloadStyles()))));
    return missing({ busy, onRetry }, props);
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
