import type { ApolloServerPlugin } from '@apollo/server';
import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { isApiKey } from '../members/keys/apiKey.rules.ts';
import { noteSafely } from '../members/security/securityLog.ts';
import { unauthenticated } from '../platform/errors.ts';
import type { Viewer } from '../platform/viewer.ts';
import { accessOf, checkAccess } from './auth.ts';
import type { Context } from './context.ts';
import { badKey, checkKeyAccess } from './keyAccess.ts';
import { isOpenToVisitors } from './schema/visitorTypes.ts';

/** Checks every operation, from wherever it comes, before anything of it runs. */
export const accessPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      async didResolveOperation({ schema, document, operation, contextValue }) {
        const fields = rootFields(document, operation);
        const accesses = fields.map(accessOf);
        const isKey = isApiKey(contextValue.token ?? '');
        const isPublic = !isKey && accesses.every((access) => access === 'public');
        if (isPublic && isOpenToVisitors(schema, document)) return;
        const details = [...new Set(fields)].join(', ');
        await requireAccess(contextValue, details, (viewer) => {
          if (viewer.key) checkKeyAccess({ schema, document, fields }, viewer, viewer.key);
          else for (const access of accesses) checkAccess(access, viewer);
        });
      },
    }),
};

/** The viewer, who passes a check. Throws the refusal; the security log then has the details. */
export async function requireAccess(
  context: Context,
  details: string,
  check: (viewer: Viewer) => void,
): Promise<Viewer> {
  const viewer = await context.viewer();
  if (!viewer) throw isApiKey(context.token ?? '') ? badKey() : unauthenticated();
  try {
    check(viewer);
  } catch (error) {
    await noteSafely(context, { kind: 'DENIED', memberId: viewer.memberId, details });
    throw error;
  }
  return viewer;
}

/** Names of the root fields of an operation, without introspection, which says nothing about anyone. */
function rootFields(document: DocumentNode, operation: OperationDefinitionNode | undefined): string[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const namesIn = (set: SelectionSetNode): string[] =>
    set.selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection.name.value];
      if (selection.kind === Kind.INLINE_FRAGMENT) return namesIn(selection.selectionSet);
      const fragment = fragments.get(selection.name.value);
      // Once is enough: fragments that spread each other twice would double at every level.
      fragments.delete(selection.name.value);
      return fragment ? namesIn(fragment.selectionSet) : [];
    });
  return (operation ? namesIn(operation.selectionSet) : []).filter((name) => !name.startsWith('__'));
}
