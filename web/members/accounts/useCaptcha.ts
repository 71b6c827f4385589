import { useAbout } from '../../app/about.ts';
import { captchaAnswer } from './captcha.ts';

/** The answer that goes with a try: nothing if the operator has configured no captcha. */
export function useCaptcha(): () => Promise<{ captchaToken?: string | null }> {
  const { captchaSiteKey } = useAbout();
  return async () => (captchaSiteKey === null ? {} : { captchaToken: await captchaAnswer(captchaSiteKey) });
}
