import { openBrowser } from '../test/browser.ts';
import { startSampleProduct } from '../test/sampleProduct.ts';
import { signedIn, visit } from '../test/visit.ts';
import type { Spent } from './cpuOf.ts';
import { portfolioTimes } from './fullPortfolio.ts';
import { mapTimes } from './mapPoints.ts';
import { helpIfAsked } from '../../server/launch/help.mjs';

/** Measures the largest drawings on the sample: 2,000 hotels on a map, and a portfolio of 300. `npm run bench:large` */
async function main(): Promise<void> {
  const [product, browser] = await Promise.all([startSampleProduct(), openBrowser()]);
  try {
    const stored = await signedIn(product, await product.add('bench@example.com', { isPaid: true }));
    const member = await visit(browser, product, { stored });
    const map = await mapTimes(member.page, product.url);
    await member.page.unrouteAll();
    console.log(
      `${String(map.points)} points: marks ${ms(map.marks)}; with legend and list ${both(map.redrawn)}`,
    );
    const portfolio = await portfolioTimes(member.page, product, stored);
    console.log(`Portfolio of ${String(portfolio.properties)}: drawn ${both(portfolio.drawn)};`);
    console.log(`  answers ${ms(portfolio.answered)}, ${String(Math.round(portfolio.bytes / 1000))} KB sent`);
  } finally {
    await browser.close();
    await product.stop();
  }
}

const ms = (value: number): string => `${String(Math.round(value))} ms`;
const both = ({ cpu, wall }: Spent): string => `${ms(cpu)} of the main thread, ${ms(wall)} by the clock`;

helpIfAsked(`npm run bench:large

Measures the largest drawings on the sample: 2,000 hotels on a map, and a portfolio of 300.`);
await main();
