import { openBrowser } from '../../test/browser.ts';
import { startSampleProduct } from '../../test/sampleProduct.ts';
import type { Product } from '../../test/product.ts';
import { barsOf } from './bars.ts';

/**
 * Draws the picture that link previews show: `npm run preview` writes `web/public/preview.png`. Its
 * figures are the sample's, and it says so; it has no name on it, since an operator may choose another.
 */
const FILE = 'web/public/preview.png';
const SIZE = { width: 1200, height: 630 };
const CHART = { width: 1040, height: 230 };

const QUERY = '{ trial { city { lodgingMonths(latestYears: 2) { roomReceipts } } } }';

async function receiptsOf(product: Product): Promise<number[]> {
  const response = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY }),
  });
  const { data } = (await response.json()) as Answer;
  return data.trial.city.lodgingMonths.map(({ roomReceipts }) => roomReceipts);
}

interface Answer {
  data: { trial: { city: { lodgingMonths: { roomReceipts: number }[] } } };
}

function pictureOf(receipts: readonly number[]): string {
  const bars = barsOf(receipts, CHART.width, CHART.height).map(
    ({ x, y, width, height }, index, { length }) => {
      const colour = index === length - 1 ? '#b4500b' : '#97a5bd';
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${colour}" />`;
    },
  );
  return `<div style="position: fixed; inset: 0; z-index: 9; padding: 72px 80px; background: #f7f6f3; color: #1c2230">
    <div style="font-size: 54px; line-height: 66px; font-weight: 650; letter-spacing: -0.02em">
      What every Texas hotel and bar takes in, month by month</div>
    <div style="margin-top: 14px; font-size: 26px; line-height: 36px; color: #5b6475">
      Receipts, RevPAR and rooms from the comptroller’s public releases</div>
    <svg width="${CHART.width}" height="${CHART.height}" style="position: absolute; left: 80px; bottom: 84px">
      ${bars.join('')}</svg>
    <div style="position: absolute; left: 80px; bottom: 32px; font-size: 22px; line-height: 32px; color: #5b6475">
      Hotel receipts of a sample city by month · synthetic data</div>
  </div>`;
}

async function main(): Promise<void> {
  const [product, browser] = await Promise.all([startSampleProduct(), openBrowser()]);
  try {
    const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
    // The product's own page, for its font.
    await page.goto(`${product.url}/login`);
    await page.waitForLoadState('networkidle');
    const picture = pictureOf(await receiptsOf(product));
    await page.evaluate((html) => {
      document.body.innerHTML = html;
    }, picture);
    await page.screenshot({ path: FILE, animations: 'disabled' });
    console.log(FILE);
  } finally {
    await browser.close();
    await product.stop();
  }
}

if (process.argv.includes('--help')) console.log(`npm run preview\n\nDraws ${FILE} again.`);
else await main();
