import { LinkAsOf } from './citing/LinkAsOf.tsx';
import { FlagBadges } from './FlagBadges.tsx';
import type { Flag } from './flags.ts';
import styles from './PropertyCell.module.css';

interface Props {
  name: string;
  /** Its page, if there is one. */
  path?: string;
  detail: string;
  flags: readonly Flag[];
}

/** A property in a table: its name, the badges of its figures, and its address below. */
export function PropertyCell({ name, path, detail, flags }: Props) {
  return (
    <div className={styles.cell}>
      <span>
        {path === undefined ? name : <LinkAsOf to={path}>{name}</LinkAsOf>} <FlagBadges flags={flags} />
      </span>
      <span className={styles.detail}>{detail}</span>
    </div>
  );
}
