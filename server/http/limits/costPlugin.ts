import type { ApolloServerPlugin, GraphQLRequestContext, GraphQLResponse } from '@apollo/server';
import { countKeyUse } from '../../members/keys/apiKey.sql.ts';
import { pointsUsedUp } from '../../platform/errors.ts';
import { refuseWhole } from '../../platform/limits/throttle/throttle.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Context } from '../context.ts';
import { knownCost } from './knownCosts.ts';
import { checkCost, checkLevels, costLimits } from './queryCost.ts';
import { pointsOf } from './spending.ts';

/** A session's program asks with it what a query costs; the answers of the web client go without. */
export const ASKS_COST = 'x-query-cost';

/** Ends the account of an operation, with the points that it cost in the end. */
type Settle = (actual: number) => Promise<void>;

interface Taken {
  points: number;
  settle: Settle;
}

/** Counts an operation before it runs, takes its points, and says in the answer what it cost. */
export const costPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: () => {
    let taken: Taken | null = null;
    let isRun = false;
    let isOver = false;
    return Promise.resolve({
      // Must not throw at once: Apollo would answer without waiting for other plugins, and their failures would
      // be unhandled.
      didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
        checkLevels(request.variables);
        const viewer = await contextValue.viewer();
        if (!operation) return;
        const cost = knownCost({ schema, document, operation, variables: request.variables ?? {} });
        checkCost(cost, viewer ? costLimits.values : costLimits.visitorValues);
        if (viewer) taken = await takePoints(contextValue, viewer, cost.values);
        else await takeVisit(contextValue, cost.values);
        // Another plugin refused it meanwhile.
        if (isOver) await taken?.settle(0);
        contextValue.costs.set(operation, cost.values);
      },
      executionDidStart: () => {
        isRun = true;
        return Promise.resolve();
      },
      willSendResponse: async ({ contextValue: { spending, log, requestId }, request, response }) => {
        isOver = true;
        const actual = isRun ? (taken?.points ?? 0) : isRefused(response) ? 0 : 1;
        spending.giveBack(taken ? taken.points - actual : 0);
        sayCost(spending, request, response);
        // The answer is ready: a failure here must not replace it.
        await taken?.settle(actual).catch((err: unknown) => {
          log.error({ err, requestId }, 'The use of an API key was not counted');
        });
      },
    });
  },
};

function isRefused({ body }: GraphQLResponse): boolean {
  return body.kind === 'single' && body.singleResult.errors !== undefined;
}

/** Says the cost always to an API key, and to a session that asks for it. */
function sayCost(
  spending: Context['spending'],
  { http }: GraphQLRequestContext<Context>['request'],
  { body, http: answer }: GraphQLResponse,
): void {
  const { points } = spending;
  if (points === null || body.kind !== 'single') return;
  for (const [name, value] of Object.entries(spending.limits()))
    answer.headers.set(name.toLowerCase(), value);
  if (points.limit === null && !http?.headers.has(ASKS_COST)) return;
  body.singleResult.extensions = { ...body.singleResult.extensions, cost: points };
}

/** Takes the points of an operation from those of the key's member. Throws POINTS_USED_UP. */
async function takePoints(context: Context, viewer: Viewer, values: number): Promise<Taken> {
  const { throttles, accounts, spending, address } = context;
  const points = pointsOf(values);
  const { key } = viewer;
  if (!key) {
    spending.add({ requested: points, actual: points, limit: null, remaining: null, resetSeconds: null });
    return { points, settle: () => Promise.resolve() };
  }
  const account = { address, account: viewer.email };
  const { isTaken, giveBack, ...left } = await throttles.spend('apiPoints', account, points);
  spending.add({ requested: points, actual: isTaken ? points : 0, ...left });
  if (!isTaken) {
    spending.refuseFor(left.resetSeconds);
    throw pointsUsedUp(points, left);
  }
  const settle: Settle = async (actual) => {
    if (actual < points) await giveBack(points - actual);
    await accounts.query(countKeyUse, [key.keyId, actual]);
  };
  return { points, settle };
}

/** Counts a question of a visitor, a large one as several. Throws TOO_MANY_ATTEMPTS. */
async function takeVisit({ throttles, address }: Context, values: number): Promise<void> {
  const why = 'There were too many requests from your network.';
  await throttles.take('visit', { address }, pointsOf(values)).catch(refuseWhole(why));
}
