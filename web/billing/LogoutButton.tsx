import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { routes } from '../app/paths.ts';

/** Signs out on pages without a side drawer. */
export function LogoutButton() {
  const navigate = useNavigate();
  return <Button onClick={() => void navigate(routes.logout)}>Logout</Button>;
}
