import { GraphQLError, Kind, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { QueryPlan } from '../../market/figures/exports/query/plannedQuery.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { MAX_PAGE } from '../../platform/lib/page.ts';
import { checkCost, costLimits, costOf, type Cost } from '../limits/queryCost.ts';

/** A quarter of the most that a query may come to, so that exports leave room for others. */
const PAGE_VALUES = 150_000;
const PAGE_SIZES = [MAX_PAGE, 200, 50, 10, 1] as const;

type Variables = Readonly<Record<string, unknown>>;

/**
 * The variables of an export's page, with the largest page that is not too dear. Throws QUERY_TOO_COMPLEX if even one
 * row is, or if a list that comes whole is.
 */
export function pageVariables(
  schema: GraphQLSchema,
  plan: QueryPlan,
  given: Variables,
): Record<string, unknown> {
  const costs = (variables: Variables): Cost => costOfPage(schema, plan.document, variables);
  if (plan.rowsOf === null) {
    checkCost(costs(given), costLimits.values);
    return given;
  }
  const size = PAGE_SIZES.find((exportFirst) => costs({ ...given, exportFirst }).values <= PAGE_VALUES);
  if (size === undefined) checkCost(costs({ ...given, exportFirst: 1 }), PAGE_VALUES);
  return { ...given, exportFirst: size ?? 1 };
}

/**
 * Refuses an export that is about to start, if its query is too dear for even one page, or if its variables or
 * arguments are missing or wrong.
 */
export function checkExportQuery(schema: GraphQLSchema, plan: QueryPlan, given: Variables): void {
  try {
    pageVariables(schema, plan, given);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { code } = error.extensions;
    if (code === 'QUERY_TOO_COMPLEX') throw refused(code, error.message, 'query');
    if (code === 'BAD_USER_INPUT') throw refused(code, error.message);
    throw error;
  }
}

function costOfPage(schema: GraphQLSchema, document: DocumentNode, variables: Variables): Cost {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('A plan has no operation.');
  return costOf({ schema, document, operation, variables });
}
