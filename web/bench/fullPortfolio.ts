import type { Locator, Page, Request, Response } from 'playwright-core';
import { onServer } from '../../server/launch/test/onServer.ts';
import { callerOf } from '../test/everyPage.ts';
import type { Product } from '../test/product.ts';
import type { Stored } from '../test/visit.ts';
import { cpuMeter, median, medianSpent, type Spent } from './cpuOf.ts';

const PROPERTIES = 300;
const RUNS = 10;
const NAME = 'Full';

const FILL = `/* fullPortfolio */
  insert into portfolio_property (portfolio_id, property_id, added_at)
  select $1, id, now() from (
    select distinct on (premises_id) id, room_capacity from hotel_property
    where last_month = (select max(last_month) from hotel_property) order by premises_id, id
  ) hotels order by room_capacity desc nulls last, id limit $2
  returning property_id`;

export interface PortfolioTimes {
  properties: number;
  /** From the press of its name in the list of portfolios to headline, chart and table. */
  drawn: Spent;
  /** Bytes of the answers with its figures, as sent. */
  bytes: number;
  /** Milliseconds by the clock until the slowest of these answers was there. */
  answered: number;
}

/** Opens a member's portfolio of many hotels again and again. */
export async function portfolioTimes(page: Page, product: Product, stored: Stored): Promise<PortfolioTimes> {
  const properties = await fill(product, stored);
  const drawn: Spent[] = [];
  const answers: Answer[] = [];
  page.on('response', (response) => void answers.push({ response, run: drawn.length }));
  const spent = await cpuMeter(page);
  for (let run = 0; run <= RUNS; run += 1) {
    await page.goto(`${product.url}/stt/portfolio`);
    const link = page.getByRole('link', { name: NAME, exact: true });
    await link.waitFor();
    drawn.push(await spent(() => open(page, link)));
  }
  const byRun = await Promise.all(drawn.map((_, run) => sumsOf(answers.filter((each) => each.run === run))));
  // The first one loads the page's code as well.
  return {
    properties,
    drawn: medianSpent(drawn.slice(1)),
    bytes: median(byRun.slice(1).map(({ bytes }) => bytes)),
    answered: median(byRun.slice(1).map(({ answered }) => answered)),
  };
}

async function open(page: Page, link: Locator): Promise<void> {
  await link.click();
  await page.getByRole('table', { name: 'Available Properties' }).getByRole('link').first().waitFor();
  await page
    .getByRole('img', { name: /The figures follow as a table/ })
    .locator('canvas, svg')
    .last()
    .waitFor();
}

/** Makes the portfolio, and answers the number of its properties. */
async function fill(product: Product, stored: Stored): Promise<number> {
  const call = callerOf(product, stored);
  await call('/rest/portfolio', { portfolio: NAME, type: 0 });
  const [portfolio] = await call<{ id: number }[]>('/rest/portfolio');
  const id = portfolio?.id ?? 0;
  const added = await onServer<{ property_id: number }>(product.running.databaseUrl, FILL, [id, PROPERTIES]);
  return added.length;
}

interface Answer {
  response: Response;
  run: number;
}

async function sumsOf(answers: readonly Answer[]): Promise<{ bytes: number; answered: number }> {
  const asked = answers.map(({ response }) => response.request()).filter(isAboutPortfolio);
  const sizes = await Promise.all(asked.map((request) => request.sizes()));
  return {
    bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    answered: Math.max(...asked.map((request) => request.timing().responseEnd)),
  };
}

function isAboutPortfolio(request: Request): boolean {
  if (!request.url().endsWith('/graphql')) return false;
  const { operationName } = request.postDataJSON() as { operationName: string };
  return operationName.startsWith('Portfolio');
}
