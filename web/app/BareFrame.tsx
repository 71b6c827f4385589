import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { HelpButton } from './HelpButton.tsx';
import { Logo } from './Logo.tsx';
import './BareFrame.css';

interface Props {
  children: ReactNode;
  wide?: boolean;
  /** A button at the right of the logo. */
  action?: ReactNode;
}

/** The frame of pages outside the members' area: the logo, one card, the footer. */
export function BareFrame({ children, wide = false, action }: Props) {
  return (
    <div className="bare">
      <header className="bare-head">
        <Logo />
        {action}
      </header>
      <main className={wide ? 'bare-card bare-card-wide' : 'bare-card'}>{children}</main>
      <Footer />
      <HelpButton />
    </div>
  );
}
