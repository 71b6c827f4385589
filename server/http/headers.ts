import type { IncomingMessage, ServerResponse } from 'node:http';
import cors from 'cors';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { LEFT_OUT, NOT_PUBLISHED } from '../platform/lib/rest.ts';
import type { Deps } from './context.ts';

type Facts = Pick<
  Deps,
  | 'publicUrl'
  | 'hasSecureSubdomains'
  | 'captcha'
  | 'analyticsUrl'
  | 'errorReportingUrl'
  | 'mapTilesUrl'
  | 'billing'
>;

const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const RECAPTCHA_FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];
const STRIPE = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const A_YEAR_S = 31_536_000;

/** Browser features that our pages never use, and that no embedded content may use. */
const UNUSED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Adds the permissions of our pages: nothing from other hosts, except configured services. */
export function securityHeaders(facts: Facts): (request: IncomingMessage, response: ServerResponse) => void {
  const isHttps = facts.publicUrl.startsWith('https:');
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...policyOf(facts), ...(isHttps && { upgradeInsecureRequests: [] }) },
    },
    // Only over HTTPS: a browser that learned this over plain HTTP could not return.
    strictTransportSecurity: isHttps && { maxAge: A_YEAR_S, includeSubDomains: facts.hasSecureSubdomains },
    // The paths of reset links are secrets.
    referrerPolicy: { policy: 'no-referrer' },
  });
  const permissions = permissionsOf(facts);
  return (request, response) => {
    response.setHeader('Permissions-Policy', permissions);
    secure(request, response, () => undefined);
  };
}

function permissionsOf({ billing }: Facts): string {
  // Its frames offer phone wallets.
  const payment = billing.publishableKey === null ? '()' : '(self "https://js.stripe.com")';
  return [...UNUSED.map((name) => `${name}=()`), `payment=${payment}`].join(', ');
}

/** API answers are for one moment and one reader, so proxies must not store them. */
export const neverKept: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

function policyOf({
  captcha,
  analyticsUrl,
  errorReportingUrl,
  mapTilesUrl,
  billing,
}: Facts): Record<string, string[]> {
  const hasCaptcha = captcha.siteKey !== null;
  const hasStripe = billing.publishableKey !== null;
  const services = [analyticsUrl, errorReportingUrl].flatMap((url) =>
    url === null ? [] : new URL(url).origin,
  );
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...(hasCaptcha ? RECAPTCHA : []), ...(hasStripe ? STRIPE : [])],
    scriptSrcAttr: ["'none'"],
    // The components' styles are made while the page runs.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...(mapTilesUrl === null ? [] : [new URL(mapTilesUrl).origin])],
    fontSrc: ["'self'"],
    connectSrc: [
      "'self'",
      ...new Set(services),
      ...(hasCaptcha ? ['https://www.google.com/recaptcha/'] : []),
      ...(hasStripe ? ['https://api.stripe.com'] : []),
    ],
    frameSrc: orNone([
      ...(hasCaptcha ? RECAPTCHA_FRAMES : []),
      ...(hasStripe ? [...STRIPE, 'https://hooks.stripe.com'] : []),
    ]),
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  };
}

function orNone(sources: string[]): string[] {
  return sources.length > 0 ? sources : ["'none'"];
}

const RATE_HEADERS = ['Limit', 'Remaining', 'Reset-After', 'Cost'].map((name) => `X-RateLimit-${name}`);

/** Allows pages of the configured origins to call the APIs with their bearer token; there are no cookies. */
export function crossOrigin(origins: readonly string[]): ReturnType<typeof cors> {
  return cors({
    origin: [...origins],
    methods: ['GET', 'POST', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'X-Query-Cost'],
    exposedHeaders: [
      'X-Request-Id',
      'Retry-After',
      'Link',
      'X-Total-Count',
      'X-Outdated-Figures',
      'X-Data-Release',
      NOT_PUBLISHED,
      LEFT_OUT,
      ...RATE_HEADERS,
    ],
    maxAge: 600,
  });
}
