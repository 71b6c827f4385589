import type { Throttles } from '../../platform/limits/throttle/throttle.ts';
import { Refused } from '../../platform/lib/fieldErrors.ts';
import { noteSafely, type RefusedRequest } from './securityLog.ts';

const memberByEmail = `/* security.memberByEmail */ select id from member where email = $1`;

/** Wraps throttles so that refusals appear in the security log. `onWait` is told the seconds to wait. */
export function notingThrottles(
  throttles: Throttles,
  request: RefusedRequest,
  onWait: (seconds: number) => void,
): Throttles {
  return {
    ...throttles,
    take: async (what, trier, points) => {
      try {
        return await throttles.take(what, trier, points);
      } catch (error) {
        if (error instanceof Refused) {
          const memberId = await memberOf(request, trier.account);
          await noteSafely(request, { kind: 'THROTTLED', memberId, details: what });
          if (error.waitSeconds !== null) onWait(error.waitSeconds);
        }
        throw error;
      }
    },
    spend: async (what, trier, points) => {
      const left = await throttles.spend(what, trier, points);
      if (!left.isTaken) {
        const memberId = await memberOf(request, trier.account);
        await noteSafely(request, { kind: 'THROTTLED', memberId, details: what });
      }
      return left;
    },
  };
}

async function memberOf({ accounts }: RefusedRequest, email: string | undefined): Promise<string | null> {
  if (email === undefined) return null;
  const rows = await accounts.query<{ id: string }[]>(memberByEmail, [email]).catch(() => []);
  return rows[0]?.id ?? null;
}
