import type { ReactNode } from 'react';
import { HelpButton } from '../members/help/HelpButton.tsx';
import { Footer } from './Footer.tsx';
import { Logo } from './Logo.tsx';
import footerStyles from './Footer.module.css';
import styles from './BareFrame.module.css';

interface Props {
  children: ReactNode;
  wide?: boolean;
  /** A button at the right of the logo. */
  action?: ReactNode;
  /** Shown beside the card, or below it if there is no room. */
  beside?: ReactNode;
}

/** The frame of pages outside the members' area: the logo, one card, the footer. */
export function BareFrame({ children, wide = false, action, beside }: Props) {
  const card = (
    <main tabIndex={-1} className={wide ? `${styles.card} ${styles.wide}` : styles.card}>
      {children}
    </main>
  );
  return (
    <div className={styles.bare}>
      <header className={styles.head}>
        <Logo />
        {action}
      </header>
      {beside === undefined ? (
        card
      ) : (
        <div className={styles.two}>
          {card}
          {beside}
        </div>
      )}
      <Footer>
        <HelpButton className={footerStyles.action} />
      </Footer>
    </div>
  );
}
