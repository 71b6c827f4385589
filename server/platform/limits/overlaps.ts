import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { AppError } from '../errors.ts';

/** More tokens than any sensible document has; parsing stops there. */
export const MOST_TOKENS = 5_000;

/** Comparisons of two fields, a few milliseconds of the one thread. Documents of the web client come to at most 500. */
const MOST = 5_000;
/** Fields within fields. Fragments may spread each other in circles, which only validation refuses. */
const DEEPEST = 200;

/**
 * Throws QUERY_TOO_COMPLEX for a document whose validation would keep everybody waiting: of fields that an object
 * answers under one name, GraphQL compares each with each other, and so it does with what is within them. Anyone may send
 * such a document, and its cost is counted only after its validation.
 */
export function checkOverlaps(document: DocumentNode): void {
  const counted: Counted = { fragments: new Map(), comparisons: 0 };
  for (const each of document.definitions) {
    if (each.kind === Kind.FRAGMENT_DEFINITION) counted.fragments.set(each.name.value, each);
  }
  for (const each of document.definitions) {
    if ('selectionSet' in each) count(counted, [each.selectionSet], 0);
  }
}

interface Counted {
  fragments: Map<string, FragmentDefinitionNode>;
  comparisons: number;
}

/** Counts the fields of selections that one object answers, and of what is within them. */
function count(counted: Counted, sets: readonly SelectionSetNode[], depth: number): void {
  const byName = new Map<string, FieldNode[]>();
  const seen = new Set<string>();
  for (const set of sets) group(counted, set, { byName, seen });
  for (const fields of byName.values()) {
    counted.comparisons += fields.length ** 2;
    if (counted.comparisons > MOST || depth > DEEPEST) throw tooMany();
  }
  for (const fields of byName.values()) {
    const within = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (within.length > 0) count(counted, within, depth + 1);
  }
}

interface Grouped {
  byName: Map<string, FieldNode[]>;
  seen: Set<string>;
}

function group(counted: Counted, { selections }: SelectionSetNode, grouped: Grouped): void {
  for (const each of selections) {
    if (each.kind === Kind.FIELD) {
      const name = (each.alias ?? each.name).value;
      const known = grouped.byName.get(name);
      if (known) known.push(each);
      else grouped.byName.set(name, [each]);
    } else if (each.kind === Kind.INLINE_FRAGMENT) {
      group(counted, each.selectionSet, grouped);
    } else if (!grouped.seen.has(each.name.value)) {
      grouped.seen.add(each.name.value);
      const fragment = counted.fragments.get(each.name.value);
      if (fragment) group(counted, fragment.selectionSet, grouped);
    }
  }
}

function tooMany(): AppError {
  return new AppError(
    'QUERY_TOO_COMPLEX',
    'This query selects the same fields too often. Select each once, or send several queries.',
  );
}
