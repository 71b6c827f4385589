import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import type { AskedQuery } from '../../../app/askedQuery.ts';

interface Editors {
  /** False until the editors have come. */
  areReady: boolean;
  /** The query and the variables as they stand. */
  read: () => AskedQuery;
  /** Opens each query in a tab, or shows the tab that has it. */
  open: (queries: readonly AskedQuery[]) => void;
}

function nameOf(query: string): string {
  return /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';
}

/** The editors of the explorer, for parts within it. */
export function useEditors(): Editors {
  const { queryEditor, variableEditor, tabs } = useGraphiQL((state) => state);
  const actions = useGraphiQLActions();
  const openOne = ({ query, variables }: AskedQuery): void => {
    const known = tabs.findIndex((tab) => tab.query === query && (tab.variables ?? '') === variables);
    if (known >= 0) {
      actions.changeTab(known);
    } else {
      actions.addTab();
      queryEditor?.setValue(query);
      variableEditor?.setValue(variables);
      // The editor learns it later; until then the tab would have the name of the one before.
      actions.setOperationName(nameOf(query));
    }
  };
  return {
    areReady: queryEditor !== undefined && variableEditor !== undefined,
    read: () => ({ query: queryEditor?.getValue() ?? '', variables: variableEditor?.getValue() ?? '' }),
    // The first, which is mostly the largest part of a page, is the one that shows.
    open: (queries) => queries.toReversed().forEach(openOne),
  };
}
