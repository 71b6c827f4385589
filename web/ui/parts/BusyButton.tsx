import { Button } from 'antd';
import type { ComponentProps } from 'react';

interface Props extends ComponentProps<typeof Button> {
  loading: boolean;
}

/** A button that tells screen readers that it is busy; antd's only shows it. */
export function BusyButton({ loading, ...props }: Props) {
  return <Button {...props} loading={loading} aria-busy={loading} />;
}
