import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { BareFrame } from '../app/BareFrame.tsx';
import { useAbout, usePageTitle } from '../app/about.ts';
import { routes } from '../app/paths.ts';
import { useViewer } from './useViewer.ts';

/** Where members without a plan are sent while only the operator hands plans out. */
export function AskOperatorPage() {
  const { operatorName } = useAbout();
  // Whoever has a plan by now is let through by what this brings.
  const { viewer } = useViewer();
  usePageTitle('Select a Payment Plan');
  return (
    <BareFrame action={<LogoutButton />}>
      <h1>Select a Payment Plan</h1>
      <p>
        Your account{viewer === undefined ? '' : ` ${viewer.email}`} is ready. Plans are not sold here yet:{' '}
        {operatorName} opens the search for you.
      </p>
      <p>
        <Button onClick={() => window.location.reload()}>Look again</Button>
      </p>
    </BareFrame>
  );
}

function LogoutButton() {
  const navigate = useNavigate();
  return <Button onClick={() => void navigate(routes.logout)}>Logout</Button>;
}
