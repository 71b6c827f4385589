import {
  getVariableValues,
  GraphQLError,
  Kind,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
// Its ES module would load graphql a second time, which graphql refuses.
import {
  getComplexity,
  type ComplexityEstimator,
  type ComplexityEstimatorArgs,
} from 'graphql-query-complexity/cjs';
import { AppError } from '../../platform/errors.ts';
import { introspectionEstimator } from './introspectionCost.ts';
import { page, reading } from '../../platform/lib/cost.ts';
import { isShallow } from '../../platform/lib/shallow.ts';

/** Limits on the size of an operation. */
export const costLimits = {
  /**
   * Values that it may come to, read and answered: about a second of work. The largest question of the web client, all
   * months of all cities of a county, may come to six tenths of that; key figures as of a release to two thirds; nearly all
   * others to less than a third. Each monthly figure of places adds 14,190 to it.
   */
  values: 600_000,
  /** Limit for visitors: the samples, introspection by tools, and 30 sign-in attempts. */
  visitorValues: 350_000,
  /** Fields with fragments expanded: the counter follows every spread. */
  fields: 2_000,
} as const;

/** The cost that is declared beside the field. */
const declaredEstimator: ComplexityEstimator = (asked) => {
  const { complexity } = asked.field.extensions as { complexity?: ComplexityEstimator };
  return complexity?.(asked);
};

/** Fields with arguments `first` and `last` are pages. */
const pageEstimator: ComplexityEstimator = (asked) =>
  asked.field.args.some(({ name }) => name === 'first') ? page(asked) : undefined;

/** Root fields look up their object, and mutations do extra work. */
function atRoot({ type, field }: ComplexityEstimatorArgs): number {
  if (field.name.startsWith('__')) return 0;
  if (type.name === 'Query') return reading.root;
  return type.name === 'Mutation' ? reading.mutation : 0;
}

function estimatorOf(schema: GraphQLSchema): ComplexityEstimator {
  const introspection = introspectionEstimator(schema);
  return (asked) => {
    const own = declaredEstimator(asked) ?? introspection(asked) ?? pageEstimator(asked);
    return atRoot(asked) + (own ?? 1 + asked.childComplexity);
  };
}

export interface Cost {
  values: number;
  /** The root field that most of it is for, by the name that it is answered under. */
  mostOf: string;
}

export interface Asked {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/**
 * Counts an operation before it runs. Throws QUERY_TOO_COMPLEX if it is too large even to count, or
 * BAD_USER_INPUT.
 */
export function costOf({ schema, document, operation, variables }: Asked): Cost {
  const most = { values: -1, mostOf: '' };
  const noteRoot: ComplexityEstimator = ({ type, node, childComplexity }) => {
    const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
    if (isRoot && childComplexity > most.values) {
      Object.assign(most, { values: childComplexity, mostOf: node.alias?.value ?? node.name.value });
    }
  };
  checkVariables(schema, operation, variables);
  try {
    const values = getComplexity({
      schema,
      query: counted(document, operation),
      variables,
      maxQueryNodes: costLimits.fields,
      estimators: [noteRoot, estimatorOf(schema)],
    });
    return { values: Math.ceil(values), mostOf: most.mostOf };
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * Counts all fields that could run, whatever @skip and @include say: a stored answer may be asked for later
 * with others.
 */
function counted(document: DocumentNode, operation: OperationDefinitionNode): DocumentNode {
  const definitions = document.definitions.filter(
    (definition) => definition === operation || definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  return visit(
    { ...document, definitions },
    {
      Directive: () => null,
      // Clients add it wherever a fragment begins; it answers once an object, of which it is a part.
      Field: ({ name, alias }) => (name.value === '__typename' && !alias ? null : undefined),
    },
  );
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof GraphQLError)) return error;
  // Our own estimators refuse some arguments, such as a page of no size.
  const own = error.extensions['code'] ? error : error.originalError;
  if (own instanceof GraphQLError && own.extensions['code']) {
    return new GraphQLError(own.message, { extensions: { ...own.extensions, http: { status: 400 } } });
  }
  if (error.message.includes('maximum allowed number of nodes')) {
    return tooComplex(
      `This query has more than ${String(costLimits.fields)} fields, fragments written out. Send several queries.`,
    );
  }
  return badVariables(error.message);
}

/**
 * Throws BAD_USER_INPUT at the first wrong value. The counter would describe all of them, each with the whole variable:
 * three thousand unknown fields in 40 kB keep the server busy for seconds.
 */
function checkVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): void {
  const { errors } = getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 });
  const [error] = errors ?? [];
  if (error) throw badVariables(error.message);
}

/** Throws BAD_USER_INPUT for variables with too many levels, whether the document names them or not. */
export function checkLevels(variables: unknown): void {
  if (!isShallow(variables)) throw badVariables('The variables have too many levels.');
}

function badVariables(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}

function tooComplex(message: string): AppError {
  return new AppError('QUERY_TOO_COMPLEX', message);
}

/** Throws QUERY_TOO_COMPLEX with the cause and a remedy. */
export function checkCost({ values, mostOf }: Cost, limit: number): void {
  if (values <= limit) return;
  const [asked, allowed] = [values, limit].map((count) => count.toLocaleString('en-US'));
  throw tooComplex(
    `This query may come to ${String(asked)} values; at most ${String(allowed)} are allowed. Most of it is ${mostOf}. ` +
      'Ask for fewer rows (first, last), fewer months (from, to) or fewer fields, or send several queries.',
  );
}
