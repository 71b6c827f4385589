import { NavLink } from 'react-router-dom';
import { Chip } from '../ui/parts/Chip.tsx';
import { HelpButton } from '../members/help/HelpButton.tsx';
import type { Page } from './pages.ts';
import styles from './SideNav.module.css';

interface Props {
  /** The entries, with a line between each group and the next. */
  groups: readonly (readonly Page[])[];
  onChoose?: () => void;
}

/** The entries of a side drawer, and below them the way to help. */
export function SideNav({ groups, onChoose }: Props) {
  return (
    <nav className={styles.sideNav} aria-label="Main">
      {groups.map((entries) => (
        <ul key={entries[0]?.path}>
          {entries.map(({ title, path, isBeta }) => (
            <li key={path}>
              <NavLink to={path} {...(onChoose !== undefined && { onClick: onChoose })}>
                {title}
                {isBeta === true && <Chip tone="beta">BETA</Chip>}
              </NavLink>
            </li>
          ))}
        </ul>
      ))}
      <ul>
        <li>
          <HelpButton className={styles.entry} />
        </li>
      </ul>
    </nav>
  );
}
