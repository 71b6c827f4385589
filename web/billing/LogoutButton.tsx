import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { routes } from '../app/paths.ts';

/** The way out for whoever is signed in and has no drawer. */
export function LogoutButton() {
  const navigate = useNavigate();
  return <Button onClick={() => void navigate(routes.logout)}>Logout</Button>;
}
