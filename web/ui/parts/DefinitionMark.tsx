import { Link } from 'react-router-dom';
import { useDefinition } from './definitions.ts';
import styles from './DefinitionMark.module.css';

/** A question mark that leads to a figure's definition; nothing for names without one. */
export function DefinitionMark({ name }: { name: string }) {
  const path = useDefinition(name);
  return path === null ? null : (
    <Link className={styles.mark} to={path} aria-label={`Definition of ${name}`} title="Definition" />
  );
}
