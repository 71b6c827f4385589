import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyPlaceName } from '../../market/places/place.sql.ts';
import { countSql } from '../../launch/test/countSql.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';

/** As written by the build of the web client. */
const ROUTES = [
  '/',
  '/login',
  '/register/:email?',
  '/paymentplan',
  '/passwordreset/token/:token',
  '/privacy',
  '/terms',
  '/trial/hotel',
  '/trial/city/:city?',
  '/trial/county/:county?',
  '/stt/search',
  '/stt/city/:city',
  '/stt/mbtcounty/:county',
  '/stt/zip/:zip',
  '/stt/hotelinfo/:hotelname/:taxpayernumber/:locationnumber',
  '/stt/results/:type/:item/:itemvalue?',
  '/stt/results/:type/:period/:year/:item/:itemvalue?',
];

/** As the build writes them: parts that can be any text are not listed. */
const POSSIBLE: Readonly<Record<string, object[]>> = {
  '/stt/results/:type/:period/:year/:item/:itemvalue?': [
    { type: 'monthly|mbt', period: '0?[1-9]|1[0-2]', year: '(?:19|20)\\d\\d', item: 'city|county|zip' },
    { type: 'quarterly', period: '[1-4]', year: '(?:19|20)\\d\\d', item: 'city|county|zip' },
  ],
  '/stt/results/:type/:item/:itemvalue?': [{ type: 'monthly|quarterly|mbt', item: 'city|county|zip' }],
  '/stt/hotelinfo/:hotelname/:taxpayernumber/:locationnumber': [
    { taxpayernumber: '\\d{11}', locationnumber: '\\d{1,9}' },
  ],
};

const SEARCH_FILES = ['assets/search.js', 'assets/search.css'];
/** A file as it is and as the build has compressed it. */
const SCRIPT = { '': 'plain', '.br': brotliCompressSync('as brotli'), '.gz': gzipSync('zipped') };

const webDir = mkdtempSync(join(tmpdir(), 'pages-'));
let server: TestServer;
beforeAll(async () => {
  cpSync('web/index.html', join(webDir, 'index.html'));
  for (const file of ['robots.txt', 'preview.png']) cpSync(join('web/public', file), join(webDir, file));
  const routes = ROUTES.map((path) => ({
    path,
    files: path === '/stt/search' ? SEARCH_FILES : [],
    possible: POSSIBLE[path],
  }));
  writeFileSync(join(webDir, 'routes.json'), JSON.stringify(routes));
  mkdirSync(join(webDir, 'assets'));
  for (const [ending, text] of Object.entries(SCRIPT))
    writeFileSync(join(webDir, `assets/a.js${ending}`), text);
  server = await testServer({
    webDir,
    publicUrl: 'https://texas.example.com',
    productName: 'Ana’s "Receipts" & <More>',
  });
});
afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true });
});

/** Text as a browser reads it from HTML. */
function read(text: string): string {
  const signs = { lt: '<', gt: '>', quot: '"', amp: '&' } as const;
  return text.replace(/&(lt|gt|quot|amp);/g, (_, name: keyof typeof signs) => signs[name]);
}

interface Head {
  title: string;
  canonical: string | null;
  robots: string | null;
  robotsHeader: string | null;
  of: (name: string) => string | null;
  html: string;
}

async function head(path: string, status = 200): Promise<Head> {
  const response = await fetch(server.origin + path, { headers: { accept: '*/*' } });
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-cache']);
  const html = await response.text();
  const one = (pattern: string): string | null => {
    const found = [...html.matchAll(new RegExp(pattern, 'g'))];
    expect(found.length).toBeLessThan(2);
    return found[0]?.[1] === undefined ? null : read(found[0][1]);
  };
  const of = (name: string): string | null => one(`<meta (?:name|property)="${name}" content="([^"]*)" />`);
  return {
    title: one('<title>(.*)</title>') ?? '',
    canonical: one('<link rel="canonical" href="([^"]*)" />'),
    robots: of('robots'),
    robotsHeader: response.headers.get('x-robots-tag'),
    of,
    html,
  };
}

const NAME = 'Ana’s "Receipts" & <More>';

describe.each([
  ['/', `What every Texas hotel and bar takes in · ${NAME}`, '/'],
  ['/login', `What every Texas hotel and bar takes in · ${NAME}`, '/'],
  ['/register', `Create Your Account · ${NAME}`, '/register'],
  ['/trial/hotel', `Sample Hotel · ${NAME}`, '/trial/hotel'],
  ['/trial/city/', `Sample City · ${NAME}`, '/trial/city'],
  ['/trial/county', `Sample County · ${NAME}`, '/trial/county'],
  ['/privacy', `Privacy · ${NAME}`, '/privacy'],
  ['/terms', `Terms · ${NAME}`, '/terms'],
])('%s', (path, title, known) => {
  test('says to whoever runs no script what it is, under the public address', async () => {
    const page = await head(path);
    expect(page.title).toBe(title);
    expect([page.of('og:title'), page.of('twitter:title')]).toEqual([title, title]);
    const description = page.of('description') ?? '';
    expect(description.length).toBeGreaterThan(40);
    expect([page.of('og:description'), page.of('twitter:description')]).toEqual([description, description]);
    const url = `https://texas.example.com${known}`;
    expect([page.canonical, page.of('og:url')]).toEqual([url, url]);
    const picture = 'https://texas.example.com/preview.png';
    expect([page.of('og:image'), page.of('twitter:image')]).toEqual([picture, picture]);
    expect(page.of('twitter:card')).toBe('summary_large_image');
    expect(page.of('og:site_name')).toBe(NAME);
    expect([page.robots, page.robotsHeader]).toEqual([null, null]);
  });
});

test('each page describes itself in words of its own', async () => {
  const paths = ['/', '/register', '/trial/hotel', '/trial/city', '/trial/county', '/privacy', '/terms'];
  const pages = await Promise.all(paths.map((path) => head(path)));
  expect(new Set(pages.map(({ of }) => of('description'))).size).toBe(paths.length);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(paths.length);
});

test.each([
  '/stt/search',
  '/stt/hotelinfo/A/32000000011/2',
  '/paymentplan',
  '/register/ana@example.com',
  '/passwordreset/token/a-secret-token',
])('%s is not for search engines, and its path is not repeated', async (path) => {
  const page = await head(path);
  expect([page.robots, page.robotsHeader]).toEqual(['noindex', 'noindex']);
  expect(page.title).toBe(NAME);
  expect([page.canonical, page.of('og:url')]).toEqual([null, null]);
  expect(page.html).not.toContain('secret');
  expect(page.html).not.toContain('ana@example');
});

test.each([
  '/nowhere',
  '/constructor',
  '/stt',
  '/stt/search/more',
  '/stt/hotelinfo/A/1',
  '/register/a/b',
  '/trial//hotel',
  '/%2e%2e/etc',
])('%s is nobody’s address: the app’s page says so, with 404', async (path) => {
  const page = await head(path, 404);
  expect([page.robots, page.title]).toEqual(['noindex', NAME]);
});

test.each(['/LOGIN', '/stt/search/', '/register/ana%40example.com', '/trial/city/FORT%20WORTH'])(
  '%s is known, as the client knows it',
  async (path) => {
    await head(path);
  },
);

test.each([
  ['a month 13', '/stt/results/monthly/13/2023/city/MARFA'],
  ['a month 0', '/stt/results/mbt/0/2023/city/MARFA'],
  ['half a month', '/stt/results/monthly/9.5/2023/city/MARFA'],
  ['a quarter 5', '/stt/results/quarterly/5/2023/city/MARFA'],
  ['a year 0', '/stt/results/monthly/9/0/city/MARFA'],
  ['an unknown type', '/stt/results/weekly/9/2023/city/MARFA'],
  ['a type in capitals', '/stt/results/MONTHLY/9/2023/city/MARFA'],
  ['an unknown kind of place', '/stt/results/monthly/planet/MARFA'],
  ['a location number of letters', '/stt/hotelinfo/A/32000000011/x'],
  ['a taxpayer number of letters', '/stt/hotelinfo/A/abc/1'],
  ['a taxpayer number of 10 digits', '/stt/hotelinfo/A/3200000001/1'],
  ['a ZIP code of 4 digits', '/stt/zip/7984'],
  ['a city that no release names', '/stt/city/NOWHERE'],
  ['a county that Texas has not', '/stt/mbtcounty/NOWHERE'],
  ['the results of unknown places alone', '/stt/results/monthly/zip/7984,1'],
])('%s is in no address: the app’s page says so, with 404', async (_, path) => {
  await head(path, 404);
});

test.each([
  '/stt/results/monthly/12/2023/city/MARFA',
  '/stt/results/mbt/09/2023/county/189',
  '/stt/results/quarterly/4/2023/zip/79843',
  '/stt/results/monthly/city/NOWHERE,marfa',
  '/stt/results/monthly/9/2023/city',
  '/stt/city/ft%20%20worth',
  '/stt/mbtcounty/presidio',
  '/stt/mbtcounty/Presidio%20County',
  '/stt/zip/79843',
  '/stt/hotelinfo/NOBODY/99999999999/1',
])('%s names what there is, or what only members may learn', async (path) => {
  await head(path);
});

test('names of places cost one statement, however many addresses are asked for', async () => {
  const counted = await testServer({ webDir });
  const { statements } = await countSql(async () => {
    for (const name of ['NOWHERE', 'NOBODY', 'NOTHING'])
      expect((await fetch(`${counted.origin}/stt/city/${name}`)).status).toBe(404);
  });
  expect(statements).toEqual([everyPlaceName]);
  await counted.close();
});

test('a document names the files of its page, so that they load beside those of every page', async () => {
  const { html } = await head('/stt/search');
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/search.js" />');
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/search.css" />');
  expect((await head('/login')).html).not.toContain('search.js');
});

test.each([
  ['br, gzip', 'br', 'as brotli'],
  ['gzip', 'gzip', 'zipped'],
  ['identity', null, 'plain'],
])('to %s a file goes as the build has compressed it', async (accepted, encoding, text) => {
  const response = await fetch(`${server.origin}/assets/a.js`, { headers: { 'accept-encoding': accepted } });
  expect([response.status, response.headers.get('content-encoding')]).toEqual([200, encoding]);
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
  expect(await response.text()).toBe(text);
});

test('no name of the product gets out of its quotes, and the client’s own scripts are the only ones', async () => {
  const { html } = await head('/?x=<script>alert(1)</script>');
  expect(html).not.toContain('<More>');
  expect(html).not.toContain('alert(1)');
  const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => /src="([^"]*)"/.exec(tag)?.[1]);
  expect(scripts).toEqual(['/theme.js', '/main.tsx']);
});

test('the preview is a picture of the size that it is said to have', async () => {
  const response = await fetch(`${server.origin}/preview.png`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-type')).toBe('image/png');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(bytes.length).toBeLessThan(300_000);
});

test('search engines are kept from the APIs', async () => {
  const response = await fetch(`${server.origin}/robots.txt`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(await response.text()).toBe(readFileSync('web/public/robots.txt', 'utf8'));
});
