import type { FieldPolicy } from '@apollo/client';

interface Page {
  nodes: readonly unknown[];
}

/** A connection whose pages the cache keeps as one list, a list for each value of the arguments that choose rows. */
export function joined(...keyArgs: string[]): FieldPolicy<Page> {
  return {
    keyArgs,
    merge: (before, page, { args }) =>
      args?.['after'] == null || before === undefined
        ? page
        : { ...page, nodes: [...before.nodes, ...page.nodes] },
  };
}
