import { Button } from 'antd';
import { use } from 'react';
import type { ComponentProps } from 'react';
import { DialogContext } from './dialogControl.ts';

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'disabled'>;

/** Closes the dialog without acting. Disabled while a request of the dialog runs. */
export function LeaveButton(props: Props) {
  const { close, isHeld } = use(DialogContext);
  return <Button {...props} disabled={isHeld} onClick={close} />;
}
