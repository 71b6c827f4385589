import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'virtual:antd.css';
import '@fontsource-variable/inter/wght.css';
import { App } from './app/App.tsx';
import { makeClient } from './app/apollo.ts';
import { askAgain } from './app/askAgain.ts';
import { watchCalls } from './app/callServer.ts';
import { failedCall, makeReporter, watchErrors } from './app/errorReports.ts';
import { leave } from './app/leave.ts';
import { routes } from './app/paths.ts';
import { watchOtherTabs } from './app/session.ts';
import { recheckMaintenance } from './app/useMaintenanceMessage.ts';
import './app/global.css';

const client = makeClient({
  onSignedOut: leave,
  onMaintenance: recheckMaintenance,
  onFailure: (operation, error) => report(failedCall(operation), error),
});
const report = makeReporter(client);
watchErrors(report);
watchCalls(report);
watchOtherTabs({
  onEnded: () => {
    const isLeaving = [routes.logout, routes.login].some((path) => path === window.location.pathname);
    // A whole new page, so that nothing of the member who was signed in stays in memory.
    if (!isLeaving) window.location.reload();
  },
  // This tab asks for the plan again and does not reload: a reload would lose what the member has typed or uploads.
  onRenewed: () => askAgain(client, ['Viewer', 'Membership', 'Invoices']),
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
const shown = createRoot(root, {
  onCaughtError: (error) => report('Caught', error),
  onUncaughtError: (error) => report('Uncaught', error),
});
// React renders a transition in slices of a few milliseconds, and the browser handles input and answers between them.
startTransition(() => {
  shown.render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  );
});
