import { Button } from 'antd';
import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import styles from './PeriodStepper.module.css';
import { lazy } from '../../ui/parts/lazy.tsx';

const Loaded = lazy(async () => (await import('./ExportYear.tsx')).ExportYear);

const LABEL = 'Export 12 months';

/** The export of a year. Its code loads after the results, and its button's room is kept until then. */
export function ExportYear(props: Omit<ComponentProps<typeof Loaded>, 'label'>) {
  if (props.question.names.length === 0) return null;
  const room = (
    <Button className={styles.toCome} disabled aria-hidden="true">
      {LABEL}
    </Button>
  );
  return (
    <Suspense fallback={room}>
      <Loaded label={LABEL} {...props} />
    </Suspense>
  );
}
