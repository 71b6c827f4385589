import { DefinitionLink } from './DefinitionLink.tsx';

/** A word about a headline figure, set apart from what is said before it. */
export function Aside({ id, children }: Parameters<typeof DefinitionLink>[0]) {
  return (
    <>
      {' · '}
      <DefinitionLink id={id}>{children}</DefinitionLink>
    </>
  );
}
