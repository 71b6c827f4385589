import { useEffect } from 'react';
import { useAbout } from './about.ts';
import { publicPathOf } from './publicPath.ts';

/** Reports each page shown to the analytics that the operator configured, if any. */
export function usePageViews(pathname: string): void {
  const { analyticsUrl } = useAbout();
  useEffect(() => {
    if (analyticsUrl === null) return;
    const view = { name: 'pageview', domain: window.location.hostname, url: publicPathOf(pathname) };
    // As plain text it needs no preflight, and a lost one is no matter.
    navigator.sendBeacon(analyticsUrl, JSON.stringify(view));
  }, [analyticsUrl, pathname]);
}
