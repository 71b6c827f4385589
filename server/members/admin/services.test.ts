import { expect, test } from 'vitest';
import { createCaptcha } from '../accounts/sessions/captcha.ts';
import { createAddressService } from '../addresses/addressService.ts';
import { createLog } from '../../platform/log.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { servicesOf } from './services.ts';

const server = useServer({ operatorName: null });

interface Service {
  name: string;
  isConfigured: boolean;
  runs: string;
  variables: string[];
}

test('without configuration each service names its stand-in', async () => {
  const { services } = await server.query<{ services: Service[] }>(
    '{ services { name isConfigured runs variables } }',
    {},
    { as: 'admin' },
  );
  expect(services.filter(({ isConfigured }) => isConfigured)).toEqual([]);
  expect(services.map(({ name, runs }) => [name, runs])).toEqual([
    ['PAYMENT', 'A stand-in for Stripe on this machine: no card is charged'],
    ['MAIL', 'Emails are written as files on this machine'],
    ['SUPPORT', 'Messages of Help and Support are stored here, and nobody is notified'],
    ['OPERATOR', 'Terms and privacy page name nobody as the operator'],
    ['CAPTCHA', 'No captcha: attempts are only throttled'],
    ['ADDRESSES', 'Plain fields: addresses are typed in full'],
    ['MAP_TILES', 'County outlines of our own, without streets'],
    ['GEOCODING', 'Centers of ZIP code areas, marked as approximate'],
    ['ANALYTICS', 'Page views are not counted'],
    ['ERROR_REPORTING', 'Stored in the database and shown here for each member'],
  ]);
});

test('without an operator’s name pages say “the operator”, and emails leave it out', async () => {
  const { about, mailPreviews } = await server.query<{
    about: { productName: string; operatorName: string };
    mailPreviews: { text: string }[];
  }>('{ about { productName operatorName } mailPreviews { text } }', {}, { as: 'admin' });
  expect(about.operatorName).toBe('the operator');
  for (const { text } of mailPreviews) {
    expect(text).toMatch(new RegExp(`^${about.productName} · http`, 'm'));
  }
});

test('configured services are named without their secrets', () => {
  const log = createLog('test', 'silent');
  const captcha = { siteKey: 'site-key', secret: 'SECRET-1', verifyUrl: 'http://127.0.0.1:1/' };
  const services = servicesOf({
    billing: { ...server.billing, source: 'test', publishableKey: 'pk_test_SECRET-2' },
    captcha: createCaptcha(captcha, log),
    addresses: createAddressService({ key: 'SECRET-3', apiUrl: 'http://127.0.0.1:1' }, log),
    hasMailServer: true,
    geocoder: 'census',
    supportEmail: 'help@example.com',
    operatorName: 'Lone Star Data LLC',
    mapTilesUrl: 'https://tiles.example.com/{z}/{x}/{y}.png?key=SECRET-4',
    analyticsUrl: 'https://name:SECRET-5@analytics.example.com/api/event',
    errorReportingUrl: 'https://SECRET-6@errors.example.com/1',
  });
  expect(services.filter(({ isConfigured }) => !isConfigured)).toEqual([]);
  expect(JSON.stringify(services)).not.toContain('SECRET-');
  expect(services.map(({ runs }) => runs)).toContain('Stripe’s test mode: no card is charged');
  expect(services.map(({ runs }) => runs)).toContain('Also sent to errors.example.com');
});
