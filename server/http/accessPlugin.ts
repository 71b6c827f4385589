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
import { accessOf, checkAccess } from './auth.ts';
import type { Context } from './context.ts';
import { badKey, checkKeyAccess } from './keyAccess.ts';
import { isOpenToVisitors } from './visitorTypes.ts';

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
        const viewer = await contextValue.viewer();
        if (!viewer) throw isKey ? badKey() : unauthenticated();
        try {
          if (viewer.key) checkKeyAccess({ schema, document, fields }, viewer, viewer.key);
          else for (const access of accesses) checkAccess(access, viewer);
        } catch (error) {
          const details = [...new Set(fields)].join(', ');
          await noteSafely(contextValue, { kind: 'DENIED', memberId: viewer.memberId, details });
          throw error;
        }
      },
    }),
};

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
