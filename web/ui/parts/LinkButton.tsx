import { Button } from 'antd';
import { useLinkClickHandler } from 'react-router-dom';

interface Props {
  to: string;
  children: string;
  /** The one that the page is there for. */
  isPrimary?: boolean;
}

/** A link to a page of the product that looks like the buttons beside it. */
export function LinkButton({ to, children, isPrimary = false }: Props) {
  return (
    <Button href={to} onClick={useLinkClickHandler(to)} {...(isPrimary && { type: 'primary' })}>
      {children}
    </Button>
  );
}
