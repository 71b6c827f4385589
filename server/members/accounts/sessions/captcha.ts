import { z } from 'zod';
import type { CaptchaSettings } from '../../../platform/envCaptcha.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import type { Log } from '../../../platform/log.ts';
import type { Throttles } from '../../../platform/limits/throttle/throttle.ts';

export interface Captcha {
  /** Site key for the web client; null if there is no captcha. */
  siteKey: string | null;
  /** True if the client's answer is valid. */
  passes: (token: string | null) => Promise<boolean>;
}

const WITHIN_MS = 5_000;
const LONGEST_TOKEN = 8_192;
const answerShape = z.object({ success: z.boolean() });

/** reCAPTCHA if configured; otherwise everyone passes. */
export function createCaptcha(settings: CaptchaSettings | null, log: Log): Captcha {
  if (!settings) return { siteKey: null, passes: () => Promise.resolve(true) };
  return {
    siteKey: settings.siteKey,
    passes: async (token) => {
      if (!token || token.length > LONGEST_TOKEN) return false;
      try {
        return await verify(settings, token);
      } catch (error) {
        // If reCAPTCHA does not respond, nobody passes; otherwise an attacker would only have to block it.
        log.warn({ err: error }, 'The captcha service did not answer');
        return false;
      }
    },
  };
}

async function verify({ secret, verifyUrl }: CaptchaSettings, token: string): Promise<boolean> {
  const response = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  return answerShape.parse(await response.json()).success;
}

const FAILED = 'Hold your horses! You clicked a little too fast. Try logging in again.';

/** Throws CAPTCHA_FAILED, or TOO_MANY_ATTEMPTS if an address failed too often. */
export async function requireCaptcha(
  { captcha, throttles, address }: { captcha: Captcha; throttles: Throttles; address: string },
  token: string | null | undefined,
): Promise<void> {
  if (captcha.siteKey === null) return;
  const takeBack = await throttles.take('captcha', { address });
  if (!(await captcha.passes(token ?? null))) throw refused('CAPTCHA_FAILED', FAILED);
  await takeBack();
}
