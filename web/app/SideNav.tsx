import { NavLink } from 'react-router-dom';
import { Chip } from '../components/Chip.tsx';
import { pages } from './pages.ts';
import './SideNav.css';

/** The entries of the side drawer. */
export function SideNav({ onChoose }: { onChoose?: () => void }) {
  return (
    <nav className="side-nav" aria-label="Main">
      <ul>
        {pages.map(({ title, path, isBeta }) => (
          <li key={path}>
            <NavLink to={path} {...(onChoose === undefined ? {} : { onClick: onChoose })}>
              {title}
              {isBeta === true && <Chip tone="beta">BETA</Chip>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
