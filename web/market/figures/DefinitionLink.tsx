import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { definitionPath } from '../../app/paths.ts';
import { useIsVisitor } from '../../app/visitor.ts';

/** A term that leads to its meaning in the data dictionary; to visitors, who cannot open that, the term alone. */
export function DefinitionLink({ id, children }: { id: string; children: ReactNode }) {
  if (useIsVisitor()) return children;
  return <Link to={definitionPath(id)}>{children}</Link>;
}
