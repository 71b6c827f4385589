import { lazy, Suspense } from 'react';
import type { ComponentProps } from 'react';

const Loaded = lazy(async () => ({ default: (await import('./ExportYear.tsx')).ExportYear }));

/** The export of a year; its code loads after the results. */
export function ExportYear(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
