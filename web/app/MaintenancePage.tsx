import { useEffect } from 'react';
import './BareFrame.css';

/** All that shows during maintenance. It asks nothing of the server. */
export function MaintenancePage() {
  useEffect(() => {
    const before = document.title;
    document.title = 'Maintenance';
    return () => {
      document.title = before;
    };
  }, []);
  return (
    <div className="bare bare-alone">
      <main className="bare-card" role="alert">
        <h1>Under Maintenance</h1>
        <p>We are working on it and will be back shortly.</p>
        <p className="bare-quiet">This page looks again every two minutes and goes on by itself.</p>
      </main>
    </div>
  );
}
