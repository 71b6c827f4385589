import { z } from 'zod';
import { EnvError } from './envError.ts';
import { webUrl } from './envKinds.ts';

/** Settings of the service that tells people from programs at sign-up. */
export interface CaptchaSettings {
  siteKey: string;
  secret: string;
  verifyUrl: string;
}

const RECAPTCHA = 'https://www.google.com/recaptcha/api/siteverify';

export const captchaShape = {
  CAPTCHA_SITE_KEY: z.string().optional(),
  CAPTCHA_SECRET: z.string().optional(),
  CAPTCHA_VERIFY_URL: webUrl(RECAPTCHA).default(RECAPTCHA),
};

/** Null without keys. Throws EnvError if only one of the two is given. */
export function captchaOf(given: z.infer<z.ZodObject<typeof captchaShape>>): CaptchaSettings | null {
  const { CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret, CAPTCHA_VERIFY_URL: verifyUrl } = given;
  if (siteKey === undefined && secret === undefined) return null;
  if (siteKey === undefined || secret === undefined) {
    throw new EnvError('CAPTCHA_SITE_KEY and CAPTCHA_SECRET must be given together.');
  }
  return { siteKey, secret, verifyUrl };
}
