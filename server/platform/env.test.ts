import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { envNames, readEnv } from './env.ts';
import { plainSources } from './envSources.ts';

const DATABASE_URL = 'postgres://a:b@localhost:5432/texas';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'texas-receipts-env-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('the environment', () => {
  test('has a default for all but the database; an empty variable is an unset one', () => {
    const env = readEnv({ DATABASE_URL, DATA_DIR: dataDir, REDIS_URL: '', PORT: ' ' });
    const { sessionSecret, ...rest } = env;
    expect(rest).toEqual({
      databaseUrl: DATABASE_URL,
      migrationDatabaseUrl: null,
      replicaUrl: null,
      redisUrl: null,
      port: 4000,
      serverUrl: 'http://127.0.0.1:4000',
      serverAuthority: null,
      tlsCertificate: null,
      stopDelayMs: 0,
      metricsPort: null,
      workerMetricsPort: null,
      dataDir,
      sample: true,
      productName: 'Texas Receipts',
      sessionSecretBefore: null,
      logLevel: 'info',
      hasSecurityOutput: false,
      statementTimeoutMs: 15_000,
      databasePoolSize: 10,
      requestLimits: {
        perMember: 3,
        perVisitor: 2,
        atOnce: 7,
        largeAtOnce: 2,
        deadlineMs: 15_000,
        largeWaitMs: 10_000,
        answerMs: 90_000,
        exportRows: 6_000_000,
        exportMs: 600_000,
      },
      publicUrl: 'http://localhost:4000',
      operatorName: null,
      trustProxy: false,
      hasSecureSubdomains: false,
      corsOrigins: [],
      mail: { smtpUrl: null, from: 'no-reply@localhost' },
      captcha: null,
      leakedPasswordsUrl: null,
      analyticsUrl: null,
      errorReportingUrl: null,
      stripe: null,
      demoBilling: false,
      places: null,
      geocoder: null,
      mapTilesUrl: null,
      mapTilesAttribution: null,
      supportEmail: null,
      trialHotel: null,
      sources: plainSources(dataDir),
      operators: { mails: [], webhook: null },
      tracing: null,
    });
    expect(sessionSecret).toMatch(/^[0-9a-f]{64}$/);
  });

  test('knows the private authority of a server with TLS', () => {
    const SERVER_URL = 'https://server:4000?sslrootcert=/certificates/authority.crt';
    const given = { DATABASE_URL, DATA_DIR: dataDir, TLS_CERTIFICATE: '/key/server.pem' };
    expect(readEnv({ ...given, SERVER_URL })).toMatchObject({
      serverUrl: 'https://server:4000',
      serverAuthority: '/certificates/authority.crt',
      tlsCertificate: '/key/server.pem',
    });
    expect(() => readEnv(given)).toThrow('SERVER_URL must be given with TLS_CERTIFICATE.');
    const plain = { ...given, SERVER_URL: SERVER_URL.replace('https', 'http') };
    expect(() => readEnv(plain)).toThrow('SERVER_URL must be an address without a path');
  });

  test('keeps the session secret that it makes, for its owner only', () => {
    const first = readEnv({ DATABASE_URL, DATA_DIR: dataDir }).sessionSecret;
    expect(readEnv({ DATABASE_URL, DATA_DIR: dataDir }).sessionSecret).toBe(first);
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  test('takes a secret from the file that a variable names, unless the secret itself is given', () => {
    const file = join(dataDir, 'captcha');
    writeFileSync(file, 'from the vault\n');
    const read = (given: object): string | undefined =>
      readEnv({ DATABASE_URL, DATA_DIR: dataDir, CAPTCHA_SITE_KEY: 'site', ...given }).captcha?.secret;
    expect(read({ CAPTCHA_SECRET_FILE: file })).toBe('from the vault');
    expect(read({ CAPTCHA_SECRET_FILE: file, CAPTCHA_SECRET: 'given' })).toBe('given');
    expect(() => read({ CAPTCHA_SECRET_FILE: join(dataDir, 'none') })).toThrow(
      /^CAPTCHA_SECRET_FILE must name a file that can be read \(ENOENT/,
    );
  });

  test('says who is believed, who may call, what visitors see and where the product is', () => {
    const read = (given: object): ReturnType<typeof readEnv> =>
      readEnv({ DATABASE_URL, DATA_DIR: dataDir, ...given });
    expect(read({ TRIAL_HOTEL: '32049649729/22' }).trialHotel).toEqual({
      taxpayerNumber: '32049649729',
      locationNumber: 22,
    });
    expect(read({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(read({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toEqual(['loopback', '10.0.0.0/8']);
    expect(read({ CORS_ORIGINS: 'https://a.example/, http://b:8080' }).corsOrigins).toEqual([
      'https://a.example',
      'http://b:8080',
    ]);
    const { publicUrl, mail } = read({ PUBLIC_URL: 'https://texas.example.com/' });
    expect([publicUrl, mail.from]).toEqual(['https://texas.example.com', 'no-reply@texas.example.com']);
    const captcha = { CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret' };
    expect(read(captcha).captcha).toMatchObject({ siteKey: 'site', secret: 'secret' });
    expect(() => read({ CAPTCHA_SITE_KEY: 'site' })).toThrow('must be given together');
    expect(read({ GEOCODER: 'google', GEOCODER_API_KEY: 'k' }).geocoder).toEqual({
      kind: 'google',
      key: 'k',
    });
    expect(() => read({ GEOCODER: 'google' })).toThrow('GEOCODER=google needs GEOCODER_API_KEY.');
    const s3 = { bucket: 'texas', prefix: 'texas-receipts', region: 'us-east-1', endpoint: null };
    const S3_BUCKET = 'texas';
    expect(read({ S3_BUCKET }).sources.s3).toEqual({ ...s3, keys: null });
    expect(() => read({ S3_ENDPOINT: 'https://s3.example.com' })).toThrow('S3_BUCKET must be given');
    expect(() => read({ S3_BUCKET, S3_ACCESS_KEY_ID: 'id' })).toThrow('must be given together');
  });

  test('switches Stripe on with all that it needs, or not at all', () => {
    const whole = {
      STRIPE_SECRET_KEY: 'sk_live_a',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_b',
      STRIPE_WEBHOOK_SECRET: 'whsec_c',
      STRIPE_PRICE_MONTHLY: 'price_d',
      STRIPE_PRICE_YEARLY: 'price_e',
    };
    const read = (given: object): ReturnType<typeof readEnv>['stripe'] =>
      readEnv({ DATABASE_URL, DATA_DIR: dataDir, ...given }).stripe;
    expect(read(whole)).toEqual({
      secretKey: 'sk_live_a',
      publishableKey: 'pk_live_b',
      webhookSecret: 'whsec_c',
      prices: { MONTHLY: 'price_d', YEARLY: 'price_e' },
      apiUrl: 'https://api.stripe.com',
    });
    for (const name of Object.keys(whole)) {
      expect(() => read({ ...whole, [name]: '' })).toThrow('must be given together');
      expect(() => read({ ...whole, [name]: 'x' })).toThrow(name);
    }
    const mixed = { ...whole, STRIPE_SECRET_KEY: 'sk_test_a' };
    expect(() => read(mixed)).toThrow('must both be live keys, or both test keys');
  });

  test.each([
    ['OTEL_EXPORTER_OTLP_HEADERS', 'secret', 'must be pairs such as api-key=secret'],
    ['TRUST_PROXY', 'everyone', 'must be a number of proxies'],
    ['CORS_ORIGINS', '*', 'must be addresses without a path'],
    ['PUBLIC_URL', 'https://texas.example.com/app', 'must be an address without a path'],
    ['SMTP_URL', 'mail.example.com', 'must be a URL such as smtps:'],
    ['MAIL_FROM', 'us', 'must be an email address'],
    ['MAP_TILES_URL', 'https://tiles.example.com/tile.png', 'must be a URL with {z}, {x} and {y}'],
    ['TRIAL_HOTEL', '32049649729', 'must be a taxpayer number and a location number, such as 32049649729/22'],
    ['TRIAL_HOTEL', '32049649729/Marfa', 'must be a taxpayer number and a location number'],
    ['INBOX_DIR', 'inbox', 'must be an absolute path'],
    ['GEOCODER', 'bing', 'must be census or google'],
    ['MAP_TILES_URL', '{z}/{x}/{y}.png', 'must be a URL with {z}, {x} and {y}'],
  ])('%s cannot be %s', (name, value, sentence) => {
    expect(() =>
      readEnv({ DATABASE_URL, DATA_DIR: dataDir, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a', [name]: value }),
    ).toThrow(`${name} ${sentence}`);
  });

  test('says all that is wrong, a sentence each', () => {
    const wrong = { PORT: '70000', DATABASE_URL: 'localhost', LOG_LEVEL: 'loud', SESSION_SECRET: 'short' };
    expect(() => readEnv(wrong)).toThrow(
      [
        'DATABASE_URL must be a URL such as postgres://user:password@localhost:5432/texas.',
        'PORT must be a whole number from 1 to 65535.',
        'SESSION_SECRET must have at least 32 characters.',
        'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
      ].join('\n'),
    );
    expect(() => readEnv({})).toThrow(/^DATABASE_URL must be a URL/);
  });
});

describe('the variables have the same names', () => {
  const names = (file: string, pattern: RegExp): string[] =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name ?? '').sort();

  test('in .env.example, each with a comment', () => {
    expect(names('.env.example', /^([A-Z0-9_]+)=/gm)).toEqual([...envNames].sort());
    expect(names('.env.example', /^# .*\n([A-Z0-9_]+)=/gm)).toEqual([...envNames].sort());
  });

  test('in docker-compose.yml, whose containers are confined and made of one version each', () => {
    const compose = readFileSync('docker-compose.yml', 'utf8');
    const block = /environment: &environment\n([\s\S]*?)\n\n/.exec(compose)?.[1] ?? '';
    const found = [...block.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name]) => name ?? '');
    // The owner of the tables is known to the container that migrates, and to no other.
    expect(compose.match(/MIGRATION_DATABASE_URL:/g)).toHaveLength(1);
    expect([...found, 'MIGRATION_DATABASE_URL'].sort()).toEqual([...envNames].sort());
    const services = compose.slice(compose.indexOf('\nservices:\n'), compose.indexOf('\nvolumes:\n'));
    expect(services.match(/^ {4}<<: \*(?:confined|product|server)$/gm)).toHaveLength(
      services.match(/^ {2}\w+:(?: &\w+)?$/gm)?.length ?? 0,
    );
    const images = [...services.matchAll(/image: (\S+)/g)].map(([, image]) => image ?? '');
    const bases = [...readFileSync('.docker/Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm)].map(
      ([, base]) => base ?? '',
    );
    for (const image of [...images, ...bases]) expect(image).toMatch(/:\d+\.\d+/);
  });

  test('a managed database and Redis are given to every container of the product', () => {
    const managed = readFileSync('.docker/managed.yml', 'utf8');
    const compose = readFileSync('docker-compose.yml', 'utf8');
    const product = [...compose.matchAll(/^ {2}(\w+)(?:: &\w+|:)\n {4}<<: \*(?:product|server)$/gm)].map(
      ([, name]) => name,
    );
    expect(product).toEqual(['certificates', 'migrate', 'server', 'server2', 'worker']);
    for (const name of product) expect(managed).toMatch(new RegExp(`^  ${name ?? ''}:`, 'm'));
  });

  test('the override that sends logs elsewhere names every service', () => {
    const services = (file: string): string[] => {
      const text = readFileSync(file, 'utf8').split('\nservices:\n')[1]?.split('\nvolumes:\n')[0] ?? '';
      return [...text.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name ?? '').sort();
    };
    expect(services('docker-compose.yml')).toContain('worker');
    expect(services('.docker/logs.yml')).toEqual(services('docker-compose.yml'));
    const logs = readFileSync('.docker/logs.yml', 'utf8');
    expect(logs).toMatch(/&watched\n {2}<<: \*elsewhere\n {2}environment:\n {4}SECURITY_LOG_OUTPUT: 'on'\n/);
    expect(logs.match(/^ {2}server2?: \*watched$/gm)).toHaveLength(2);
  });

  test('every command of the image is a program of this project', () => {
    const script = readFileSync('.docker/texas-receipts', 'utf8');
    const programs = [...script.matchAll(/\) run (\S+)/g)].map(([, program]) => `${program ?? ''}.ts`);
    expect(programs.length).toBeGreaterThan(10);
    expect(programs.filter((program) => !existsSync(program))).toEqual([]);
  });
});
