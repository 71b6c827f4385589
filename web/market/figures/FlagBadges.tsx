import { DefinitionLink } from './DefinitionLink.tsx';
import { FLAGS } from './flags.ts';
import type { Flag } from './flags.ts';
import styles from './FlagBadges.module.css';

/** Quiet badges on a figure that is not plainly as filed. */
export function FlagBadges({ flags }: { flags: readonly Flag[] }) {
  return flags.map((flag) => (
    <span key={flag} className={styles.flag} title={FLAGS[flag].meaning}>
      {FLAGS[flag].label}
    </span>
  ));
}

/** Explains the badges in the rows above, a line each with a link; nothing if there are none. */
export function FlagNotes({ flags }: { flags: readonly Flag[] }) {
  const seen = new Set(flags);
  if (seen.size === 0) return null;
  return (
    <dl className={styles.notes}>
      {[...seen].map((flag) => (
        <div key={flag}>
          <dt>
            <DefinitionLink id={FLAGS[flag].label.replaceAll(' ', '-')}>{FLAGS[flag].label}</DefinitionLink>
          </dt>
          <dd>{FLAGS[flag].meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
