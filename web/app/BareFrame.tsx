import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { Logo } from './Logo.tsx';
import './BareFrame.css';

/** The frame of pages outside the members' area: the logo, one card, the footer. */
export function BareFrame({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return (
    <div className="bare">
      <header className="bare-head">
        <Logo />
      </header>
      <main className={wide ? 'bare-card bare-card-wide' : 'bare-card'}>{children}</main>
      <Footer />
    </div>
  );
}
