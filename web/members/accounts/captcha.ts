/** The part of Google's script that is used. It is loaded only if the operator has configured it. */
interface Recaptcha {
  ready: (callback: () => void) => void;
  render: (place: HTMLElement, settings: Settings) => number;
  execute: (widget: number) => void;
}

interface Settings {
  sitekey: string;
  size: 'invisible';
  callback: (answer: string) => void;
  'error-callback': () => void;
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

function isRecaptcha(value: unknown): value is Recaptcha {
  return typeof value === 'object' && value !== null && 'render' in value && 'execute' in value;
}

let loading: Promise<Recaptcha> | null = null;

/** Loads the script once; a failed load can be tried again. */
function load(): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => {
      const found: unknown = Reflect.get(window, 'grecaptcha');
      if (isRecaptcha(found)) found.ready(() => resolve(found));
      else reject(new Error('The captcha script loaded without a captcha.'));
    };
    script.onerror = () => reject(new Error('The captcha script could not be loaded.'));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** The script reports no challenge that was closed: a member who is still at it by then has to try again. */
const CHALLENGE_MS = 120_000;

/** The invisible captcha's answer for one attempt; null if it failed or was closed, which the server refuses. */
export async function captchaAnswer(sitekey: string): Promise<string | null> {
  const place = document.createElement('div');
  document.body.append(place);
  try {
    const recaptcha = await load();
    return await new Promise<string | null>((resolve) => {
      const settings = { sitekey, size: 'invisible' as const, callback: resolve };
      const widget = recaptcha.render(place, { ...settings, 'error-callback': () => resolve(null) });
      recaptcha.execute(widget);
      setTimeout(() => resolve(null), CHALLENGE_MS);
    });
  } catch {
    return null;
  } finally {
    place.remove();
  }
}
