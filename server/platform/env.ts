import { resolve } from 'node:path';
import { z } from 'zod';
import { fixedLimits, operationsAtOnce, type RequestLimits } from './limits/limits.ts';
import { keptSecret } from './keptSecret.ts';
import { EnvError } from './envError.ts';
import { givenValue } from './envFiles.ts';
import {
  certifiedOrigin,
  origin,
  origins,
  property,
  proxies,
  tilesUrl,
  url,
  webUrl,
  whole,
  type TrustedProxies,
} from './envKinds.ts';
import type { PropertyNumber } from './lib/property.ts';
import { captchaOf, captchaShape, type CaptchaSettings } from './envCaptcha.ts';
import { geocoderOf, geocoderShape, type GeocoderSettings } from './envGeocoder.ts';
import { operatorsOf, operatorsShape, type OperatorSettings } from './envOperators.ts';
import { placesOf, placesShape, type PlacesSettings } from './envPlaces.ts';
import { sourcesOf, sourcesShape, type SourceSettings } from './envSources.ts';
import { tracingOf, tracingShape } from './envTracing.ts';
import type { TracingSettings } from './metrics/tracing/tracing.ts';
import { stripeOf, stripeShape, type StripeSettings } from './envStripe.ts';

/** Settings of server and worker. `readEnv` is where both read the environment; groups of variables are in `env*.ts`. */
export interface Env {
  databaseUrl: string;
  /** Role that owns the tables, for migrations only; null if it is the role of `databaseUrl`. */
  migrationDatabaseUrl: string | null;
  /** A copy that follows the database, for published facts; null if there is none. */
  replicaUrl: string | null;
  /** Null if there is no Redis: the product works, but nothing is scheduled. */
  redisUrl: string | null;
  port: number;
  /** File with the certificate and key of `port`; null for HTTP without TLS. */
  tlsCertificate: string | null;
  /** Address of a server, at which the worker runs queries to be exported. */
  serverUrl: string;
  /** File with the certificate of the private authority that certified that server; null if there is none. */
  serverAuthority: string | null;
  /** Time in which a server that was told to stop is not ready but still answers. */
  stopDelayMs: number;
  /** Ports of `/metrics` and `/health`; null if they are not served. */
  metricsPort: number | null;
  workerMetricsPort: number | null;
  /** Absolute path of the directory that holds raw files, secrets and, with `npm start`, the database. */
  dataDir: string;
  sample: boolean;
  productName: string;
  sessionSecret: string;
  /** The one before, with which secrets may still be encrypted; null if it has not changed. */
  sessionSecretBefore: string | null;
  logLevel: LogLevel;
  /** True if entries of the security log are written to standard output, too. */
  hasSecurityOutput: boolean;
  statementTimeoutMs: number;
  databasePoolSize: number;
  requestLimits: RequestLimits;
  /** Public address of the product, without a trailing slash; links in emails start with it. */
  publicUrl: string;
  /** Null if the operator is unnamed. */
  operatorName: string | null;
  /** Address for help; null if messages only wait for administrators. */
  supportEmail: string | null;
  /** True if browsers are told to use HTTPS for the subdomains of `publicUrl`, too. */
  hasSecureSubdomains: boolean;
  trustProxy: TrustedProxies;
  /** Other origins whose pages may call the API. */
  corsOrigins: string[];
  mail: MailSettings;
  captcha: CaptchaSettings | null;
  /** Service that knows stolen passwords; null if none is asked. */
  leakedPasswordsUrl: string | null;
  analyticsUrl: string | null;
  errorReportingUrl: string | null;
  /** Null if Stripe's keys are not given. */
  stripe: StripeSettings | null;
  /** True if Stripe's stand-in runs without keys. */
  demoBilling: boolean;
  /** Null if addresses are typed in full. */
  places: PlacesSettings | null;
  /** Null if properties are placed at the middles of their ZIP codes. */
  geocoder: GeocoderSettings | null;
  /** URL of map tiles for the web client, with {z}, {x} and {y}; null if there are none. */
  mapTilesUrl: string | null;
  mapTilesAttribution: string | null;
  /** Hotel that visitors see; null for the one with the highest receipts in Marfa. */
  trialHotel: PropertyNumber | null;
  /** Null if nothing is traced. */
  tracing: TracingSettings | null;
  sources: SourceSettings;
  operators: OperatorSettings;
}

interface MailSettings {
  /** Null if emails are written as files. */
  smtpUrl: string | null;
  from: string;
}

export { EnvError } from './envError.ts';
export type { StripeSettings } from './envStripe.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const MAILBOX = /^[^\s@<>,;]+@[^\s@<>,;]+$/;

function postgresUrl(): z.ZodType<string> {
  return url(['postgres:', 'postgresql:'], 'postgres://user:password@localhost:5432/texas');
}

const shape = {
  DATABASE_URL: postgresUrl(),
  MIGRATION_DATABASE_URL: postgresUrl().optional(),
  DATABASE_REPLICA_URL: postgresUrl().optional(),
  REDIS_URL: url(['redis:', 'rediss:', 'unix:'], 'redis://localhost:6379').optional(),
  PORT: whole(1, 65_535).prefault('4000'),
  TLS_CERTIFICATE: z.string().optional(),
  SERVER_URL: certifiedOrigin('https://server:4000?sslrootcert=/certificates/authority.crt').optional(),
  STOP_DELAY_MS: whole(0, 60_000).prefault('0'),
  METRICS_PORT: whole(1, 65_535).optional(),
  WORKER_METRICS_PORT: whole(1, 65_535).optional(),
  DATA_DIR: z.string().default('.data'),
  SAMPLE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  PRODUCT_NAME: z.string().max(60, 'must have at most 60 characters').default('Texas Receipts'),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SESSION_SECRET_BEFORE: z.string().optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  SECURITY_LOG_OUTPUT: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  STATEMENT_TIMEOUT_MS: whole(0, 3_600_000).prefault('15000'),
  DATABASE_POOL_SIZE: whole(1, 500).prefault('10'),
  OPERATION_TIMEOUT_MS: whole(1_000, 60_000).prefault('15000'),
  OPERATIONS_PER_MEMBER: whole(1, 100).prefault('3'),
  OPERATIONS_PER_VISITOR: whole(1, 100).prefault('2'),
  LARGE_OPERATIONS: whole(1, 100).prefault('2'),
  PUBLIC_URL: origin('https://texas.example.com').optional(),
  OPERATOR_NAME: z.string().max(100, 'must have at most 100 characters').optional(),
  SUPPORT_EMAIL: z.string().regex(MAILBOX, 'must be an email address').optional(),
  SECURE_SUBDOMAINS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  TRUST_PROXY: proxies().prefault('0'),
  CORS_ORIGINS: origins('https://one.example.com,https://two.example.com').prefault(''),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com').optional(),
  MAIL_FROM: z.string().regex(MAILBOX, 'must be an email address').optional(),
  ...captchaShape,
  LEAKED_PASSWORDS_URL: webUrl('https://api.pwnedpasswords.com/range/').optional(),
  ANALYTICS_URL: webUrl('https://analytics.example.com/api/event').optional(),
  ERROR_REPORTING_URL: webUrl('https://key@errors.example.com/1').optional(),
  ...stripeShape,
  DEMO_BILLING: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  ...placesShape,
  ...geocoderShape,
  ...sourcesShape,
  ...operatorsShape,
  ...tracingShape,
  MAP_TILES_URL: tilesUrl('https://tiles.example.com/{z}/{x}/{y}.png').optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(300, 'must have at most 300 characters').optional(),
  TRIAL_HOTEL: property('32049649729/22').optional(),
};

/** The names of all variables, for the test that keeps `.env.example` and `docker-compose.yml` in step. */
export const envNames = Object.keys(shape);

/** Reads and checks the environment, secrets from files too; an empty variable counts as unset. Throws {@link EnvError}. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(envNames.map((name) => [name, givenValue(source, name)]));
  const read = z.object(shape).safeParse(given);
  if (!read.success) throw new EnvError(read.error.issues.map(sentenceOf).join('\n'));
  const dataDir = resolve(read.data.DATA_DIR);
  const publicUrl = read.data.PUBLIC_URL ?? `http://localhost:${String(read.data.PORT)}`;
  return {
    ...addressesOf(read.data),
    stopDelayMs: read.data.STOP_DELAY_MS,
    dataDir,
    sample: read.data.SAMPLE === 'on',
    productName: read.data.PRODUCT_NAME,
    sessionSecret: read.data.SESSION_SECRET ?? keptSecret(dataDir),
    sessionSecretBefore: read.data.SESSION_SECRET_BEFORE ?? null,
    ...logsOf(read.data),
    statementTimeoutMs: read.data.STATEMENT_TIMEOUT_MS,
    databasePoolSize: read.data.DATABASE_POOL_SIZE,
    requestLimits: requestLimitsOf(read.data),
    publicUrl,
    operatorName: read.data.OPERATOR_NAME ?? null,
    supportEmail: read.data.SUPPORT_EMAIL ?? null,
    trustProxy: read.data.TRUST_PROXY,
    corsOrigins: read.data.CORS_ORIGINS,
    mail: mailOf(read.data, publicUrl),
    captcha: captchaOf(read.data),
    leakedPasswordsUrl: read.data.LEAKED_PASSWORDS_URL ?? null,
    analyticsUrl: read.data.ANALYTICS_URL ?? null,
    errorReportingUrl: read.data.ERROR_REPORTING_URL ?? null,
    stripe: stripeOf(read.data),
    demoBilling: read.data.DEMO_BILLING === 'on',
    places: placesOf(read.data),
    geocoder: geocoderOf(read.data),
    mapTilesUrl: read.data.MAP_TILES_URL ?? null,
    mapTilesAttribution: read.data.MAP_TILES_ATTRIBUTION ?? null,
    trialHotel: read.data.TRIAL_HOTEL ?? null,
    sources: sourcesOf(read.data, dataDir),
    operators: operatorsOf(read.data),
    tracing: tracingOf(read.data),
  };
}

type Given = z.infer<z.ZodObject<typeof shape>>;

function logsOf({ LOG_LEVEL, SECURITY_LOG_OUTPUT }: Given): Pick<Env, 'logLevel' | 'hasSecurityOutput'> {
  return { logLevel: LOG_LEVEL, hasSecurityOutput: SECURITY_LOG_OUTPUT === 'on' };
}

function addressesOf(given: Given) {
  // The worker would ask 127.0.0.1, which no certificate names.
  if (given.TLS_CERTIFICATE !== undefined && given.SERVER_URL === undefined)
    throw new EnvError('SERVER_URL must be given with TLS_CERTIFICATE.');
  return {
    databaseUrl: given.DATABASE_URL,
    migrationDatabaseUrl: given.MIGRATION_DATABASE_URL ?? null,
    replicaUrl: given.DATABASE_REPLICA_URL ?? null,
    redisUrl: given.REDIS_URL ?? null,
    port: given.PORT,
    metricsPort: given.METRICS_PORT ?? null,
    workerMetricsPort: given.WORKER_METRICS_PORT ?? null,
    tlsCertificate: given.TLS_CERTIFICATE ?? null,
    hasSecureSubdomains: given.SECURE_SUBDOMAINS === 'on',
    serverUrl: given.SERVER_URL?.origin ?? `http://127.0.0.1:${String(given.PORT)}`,
    serverAuthority: given.SERVER_URL?.authority ?? null,
  };
}

function requestLimitsOf(given: Given): RequestLimits {
  return {
    perMember: given.OPERATIONS_PER_MEMBER,
    perVisitor: given.OPERATIONS_PER_VISITOR,
    atOnce: operationsAtOnce(given.DATABASE_POOL_SIZE),
    largeAtOnce: given.LARGE_OPERATIONS,
    deadlineMs: given.OPERATION_TIMEOUT_MS,
    largeWaitMs: fixedLimits.longestWaitMs,
    answerMs: fixedLimits.answerMs,
    exportRows: fixedLimits.exportRows,
    exportMs: fixedLimits.exportMs,
  };
}

function mailOf({ SMTP_URL, MAIL_FROM }: Given, publicUrl: string): MailSettings {
  return { smtpUrl: SMTP_URL ?? null, from: MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}` };
}

function sentenceOf(issue: { path: PropertyKey[]; message: string; code?: string }): string {
  return `${issue.path.map(String).join('.')} ${issue.message}.`;
}
