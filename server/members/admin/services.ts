import type { MemberContext } from '../context.ts';
import type { Service, ServiceName } from './service.type.ts';

/** Facts of the configuration; none of them is secret. */
export type ServiceFacts = Pick<
  MemberContext,
  | 'billing'
  | 'captcha'
  | 'addresses'
  | 'hasMailServer'
  | 'geocoder'
  | 'supportEmail'
  | 'operatorName'
  | 'mapTilesUrl'
  | 'analyticsUrl'
  | 'errorReportingUrl'
>;

interface Kind {
  name: ServiceName;
  variables: readonly string[];
  /** Description if configured; null if not. */
  configured: (facts: ServiceFacts) => string | null;
  /** Description if not configured. */
  standIn: string | ((facts: ServiceFacts) => string);
}

const kinds: readonly Kind[] = [
  {
    name: 'PAYMENT',
    variables: [
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_PRICE_MONTHLY',
      'STRIPE_PRICE_YEARLY',
      'DEMO_BILLING',
    ],
    configured: ({ billing: { source } }) => {
      if (source === 'sandbox' || source === 'none') return null;
      return source === 'live' ? 'Stripe: cards are charged' : 'Stripe’s test mode: no card is charged';
    },
    standIn: ({ billing: { source } }) =>
      source === 'none'
        ? 'Payment is not set up: nobody can buy a plan, and paid plans stay active until their period ends'
        : 'A stand-in for Stripe on this machine: no card is charged',
  },
  {
    name: 'MAIL',
    variables: ['SMTP_URL', 'MAIL_FROM'],
    configured: ({ hasMailServer }) => (hasMailServer ? 'An email server' : null),
    standIn: 'Emails are written as files on this machine',
  },
  {
    name: 'SUPPORT',
    variables: ['SUPPORT_EMAIL'],
    configured: ({ supportEmail }) =>
      supportEmail === null ? null : `Messages are emailed to ${supportEmail}`,
    standIn: 'Messages of Help and Support are stored here, and nobody is notified',
  },
  {
    name: 'OPERATOR',
    variables: ['OPERATOR_NAME'],
    configured: ({ operatorName }) => operatorName && `Terms, privacy page and emails name ${operatorName}`,
    standIn: 'Terms and privacy page name nobody as the operator',
  },
  {
    name: 'CAPTCHA',
    variables: ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'],
    configured: ({ captcha }) => (captcha.siteKey === null ? null : 'reCAPTCHA'),
    standIn: 'No captcha: attempts are only throttled',
  },
  {
    name: 'ADDRESSES',
    variables: ['PLACES_API_KEY'],
    configured: ({ addresses }) => (addresses.isConfigured ? 'Google Places' : null),
    standIn: 'Plain fields: addresses are typed in full',
  },
  {
    name: 'MAP_TILES',
    variables: ['MAP_TILES_URL', 'MAP_TILES_ATTRIBUTION'],
    configured: ({ mapTilesUrl }) => (mapTilesUrl === null ? null : `Tiles of ${hostOf(mapTilesUrl)}`),
    standIn: 'County outlines of our own, without streets',
  },
  {
    name: 'GEOCODING',
    variables: ['GEOCODER', 'GEOCODER_API_KEY'],
    configured: ({ geocoder }) =>
      geocoder === null ? null : geocoder === 'census' ? 'US Census geocoder' : 'Google’s Geocoding API',
    standIn: 'Centers of ZIP code areas, marked as approximate',
  },
  {
    name: 'ANALYTICS',
    variables: ['ANALYTICS_URL'],
    configured: ({ analyticsUrl }) => (analyticsUrl === null ? null : `Sent to ${hostOf(analyticsUrl)}`),
    standIn: 'Page views are not counted',
  },
  {
    name: 'ERROR_REPORTING',
    variables: ['ERROR_REPORTING_URL'],
    configured: ({ errorReportingUrl: url }) => (url === null ? null : `Also sent to ${hostOf(url)}`),
    standIn: 'Stored in the database and shown here for each member',
  },
];

/** Only the host, because a URL may also contain a user name, a key or a path. */
function hostOf(url: string): string {
  return new URL(url).hostname;
}

/** Service or replacement for each purpose. */
export function servicesOf(facts: ServiceFacts): Service[] {
  return kinds.map(({ name, variables, configured, standIn }) => {
    const runs = configured(facts);
    const otherwise = typeof standIn === 'string' ? standIn : standIn(facts);
    return { name, isConfigured: runs !== null, runs: runs ?? otherwise, variables };
  });
}
