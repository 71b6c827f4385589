import { Link } from 'react-router-dom';
import { definitionPath } from '../../../app/paths.ts';
import type { Define } from '../../../ui/parts/definitions.ts';
import { definitionIdOf } from './definitionIds.ts';
import textStyles from '../../../ui/parts/text.module.css';

/** Leads from figures to the data dictionary. */
export const define: Define = (name, asMark = false) => {
  const id = typeof name === 'string' ? definitionIdOf(name) : null;
  if (typeof name !== 'string' || id === null) return asMark ? null : name;
  const path = definitionPath(id);
  if (!asMark) return <Link to={path}>{name}</Link>;
  return (
    <Link
      className={textStyles.definition}
      to={path}
      aria-label={`Definition of ${name}`}
      title="Definition"
    />
  );
};
