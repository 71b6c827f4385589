import { useGraphiQL } from '@graphiql/react';
import { useEffect, useRef } from 'react';

/**
 * Makes GraphiQL's tabs a list of buttons, as they are tabs with buttons in them, which screen readers cannot reach.
 * Shows nothing.
 */
export function PlainTabs() {
  const place = useRef<HTMLSpanElement>(null);
  const { tabs, activeTabIndex } = useGraphiQL((state) => state);
  useEffect(() => {
    const list = place.current?.closest('.graphiql-container')?.querySelector('.graphiql-tabs');
    list?.setAttribute('role', 'list');
    for (const [index, tab] of [...(list?.children ?? [])].entries()) {
      tab.removeAttribute('role');
      tab.removeAttribute('aria-selected');
      tab.querySelector('button')?.setAttribute('aria-current', String(index === activeTabIndex));
    }
  }, [tabs, activeTabIndex]);
  return <span ref={place} hidden />;
}
