import { Button } from 'antd';
import type { ComponentProps } from 'react';

interface Props extends ComponentProps<typeof Button> {
  loading: boolean;
}

/** A button that also tells screen readers that it works: antd's only shows it. */
export function BusyButton({ loading, ...props }: Props) {
  return <Button {...props} loading={loading} aria-busy={loading} />;
}
