import { openBrowser } from '../browser.ts';
import { buildPage } from './serve.ts';
const t0 = Date.now();
const [files, browser] = await Promise.all([buildPage(), openBrowser()]);
console.log('built', Date.now() - t0, [...files.keys()].length);
const page = await browser.newPage({ deviceScaleFactor: 2, viewport: { width: 1000, height: 900 } });
page.on('pageerror', (e) => console.log('ERR', e.message));
page.on('console', (m) => console.log('LOG', m.text().slice(0, 300)));
await page.route('http://charts.test/**', async (route) => {
  const { pathname } = new URL(route.request().url());
  const body = files.get(pathname);
  if (body === undefined) return route.fulfill({ status: 404 });
  const t =
    { html: 'text/html', js: 'text/javascript', css: 'text/css' }[pathname.split('.').at(-1) ?? ''] ??
    'application/octet-stream';
  await route.fulfill({ contentType: t, body: typeof body === 'string' ? body : Buffer.from(body) });
});
await page.goto('http://charts.test/index.html#keep');
await page.waitForFunction(() => 'charts' in window);
const cdp = await page.context().newCDPSession(page);
await cdp.send('Profiler.enable');
await cdp.send('Profiler.start');
const n = Number(process.argv[2] ?? 10);
const T = Array.from({ length: n }, (_, i) => 10 + Math.floor((i * 90) / n));
const only = process.argv[3];
for (const name of await page.evaluate(() => window.charts)) {
  if (only && !name.includes(only)) continue;
  const s = Date.now();
  const r = await Promise.race([
    page.evaluate(([c, t]) => window.readChart(c, t), [name, T] as const).catch((e: Error) => e.message),
    new Promise<string>((res) => setTimeout(() => res('timeout'), 20000)),
  ]);
  if (typeof r === 'string' || process.argv[4]) {
    console.log(name, JSON.stringify(r).slice(0, 3000));
    await page.screenshot({ path: `/tmp/shot-${name.replaceAll(' ', '-')}.png` });
    continue;
  }
  const wrong = r.filter(
    ({ measured, expected }) => measured === null || Math.abs(measured - expected) > expected / 100,
  );
  console.log(
    name,
    r.length,
    `${Date.now() - s}ms`,
    'wrong',
    wrong.length,
    wrong
      .slice(0, 3)
      .map((w) => `${w.tenths} ${w.what} ${w.measured?.toFixed(1)}/${w.expected}`)
      .join('; '),
  );
}
const { profile } = await cdp.send('Profiler.stop');
const self = new Map<string, number>();
const byId = new Map(profile.nodes.map((x) => [x.id, x]));
profile.samples!.forEach((id, i) => {
  const nd = byId.get(id)!;
  const k = nd.callFrame.functionName + ':' + nd.callFrame.lineNumber;
  self.set(k, (self.get(k) ?? 0) + profile.timeDeltas![i]! / 1000);
});
console.log(
  [...self]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 25)
    .map(([k, v]) => k + ' ' + v.toFixed(0))
    .join('\n'),
);
await browser.close();
process.exit(0);
