import { Button } from 'antd';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { Failure } from '../ui/parts/Failure.tsx';
import { routes } from './paths.ts';
import styles from './ErrorBoundary.module.css';

interface Props {
  children: ReactNode;
  /** Shown instead of a broken part. */
  instead: ReactNode;
  /** A new value renders the part again; for a page, its address. */
  resetKey?: string;
}

/** Keeps an error in one part from breaking what is around it. */
class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.broken && before.resetKey !== this.props.resetKey) this.setState({ broken: false });
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}

const RELOAD = 'Reloading the page usually helps.';

function Broken({ what }: { what: string }) {
  return (
    <div className={styles.broken} role="alert">
      <h1>{what}</h1>
      <p>{RELOAD}</p>
      <p className={styles.actions}>
        <Button
          type="primary"
          onClick={() => {
            window.location.reload();
          }}
        >
          Reload
        </Button>
        <Button href={routes.search}>Back to search</Button>
      </p>
    </div>
  );
}

/** A page whose code did not arrive, as offline. After an update of the product only a reload finds it. */
export function MissingPage({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <div className={styles.broken}>
      <h1>Page not loaded</h1>
      <Failure what="This page" onRetry={onRetry} busy={busy} />
      {navigator.onLine && <p>{RELOAD}</p>}
    </div>
  );
}

/** The outer boundary: even the frame is broken. */
export function AppBoundary({ children }: { children: ReactNode }) {
  return <Boundary instead={<Broken what="Something went wrong." />}>{children}</Boundary>;
}

/** The inner boundary: the page is broken, the navigation stays. */
export function PageBoundary({ children, resetKey }: { children: ReactNode; resetKey: string }) {
  return (
    <Boundary resetKey={resetKey} instead={<Broken what="This page could not be shown." />}>
      {children}
    </Boundary>
  );
}
