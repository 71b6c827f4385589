import { useEffect } from 'react';
import { useAbout } from './about.ts';
import { publicPathOf } from './publicPath.ts';

/** Tells the analytics of each page that shows, where the operator has configured one; nobody else. */
export function usePageViews(pathname: string): void {
  const { analyticsUrl } = useAbout();
  useEffect(() => {
    if (analyticsUrl === null) return;
    const view = { name: 'pageview', domain: window.location.hostname, url: publicPathOf(pathname) };
    // As plain text it needs no preflight, and a lost one is no matter.
    navigator.sendBeacon(analyticsUrl, JSON.stringify(view));
  }, [analyticsUrl, pathname]);
}
