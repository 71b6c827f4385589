import { Button } from 'antd';
import type { ComponentProps } from 'react';
import { useHeldDialog } from '../dialog/dialogControl.ts';

interface Props extends ComponentProps<typeof Button> {
  loading: boolean;
}

/** A button that tells screen readers that it is busy; antd's only shows it. Its dialog stays open meanwhile. */
export function BusyButton({ loading, ...props }: Props) {
  useHeldDialog(loading);
  return <Button {...props} loading={loading} aria-busy={loading} />;
}
