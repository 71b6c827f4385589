import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { callerOf } from './everyPage.ts';
import { useWorld } from './world.ts';

const world = useWorld({ sample: true });

interface Hotel {
  name: string;
  status: string;
  nearbyChanges: { revparChange: object | null }[];
}

const HOTELS = `query ($after: String) {
  hotels(filter: { roomCapacity: { gte: 60 } }, first: 8, after: $after) {
    nodes { name status nearbyChanges { revparChange { percent } } }
    pageInfo { endCursor }
  }
}`;
const OWNERS = '{ rankOwners(product: HOTEL, from: "2025-01", to: "2025-12", first: 1) { nodes { name } } }';

interface Hotels {
  data: { hotels: { nodes: Hotel[]; pageInfo: { endCursor: string | null } } };
}

interface Owners {
  data: { rankOwners: { nodes: { name: string }[] } };
}

let hotel: string;
let owner: string;

beforeAll(async () => {
  hotel = await hotelWithNewNeighbor(null);
  const { data } = await callerOf(world.product, world.stored)<Owners>('/graphql', { query: OWNERS });
  owner = data.rankOwners.nodes[0]?.name ?? '';
});

/** A hotel near which another one opened or closed, while it filed itself. */
async function hotelWithNewNeighbor(after: string | null): Promise<string> {
  const call = callerOf(world.product, world.stored);
  const { data } = await call<Hotels>('/graphql', { query: HOTELS, variables: { after } });
  const { nodes, pageInfo } = data.hotels;
  const found = nodes.find(
    ({ status, nearbyChanges }) =>
      status === 'CURRENT' && nearbyChanges.some(({ revparChange }) => revparChange !== null),
  );
  if (found !== undefined) return found.name;
  if (pageInfo.endCursor === null) throw new Error('No hotel of the sample has a new neighbor.');
  return hotelWithNewNeighbor(pageInfo.endCursor);
}

/** A member who has signed in and has one question; each thing that they do counts. */
class Member {
  actions = 0;

  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.actions += 1;
    await target.click();
  }

  async type(text: string): Promise<void> {
    this.actions += 1;
    await this.page.keyboard.type(text);
  }

  async press(key: string): Promise<void> {
    this.actions += 1;
    await this.page.keyboard.press(key);
  }

  /** Types a name into the search field of the first page, and takes the first that is offered. */
  async find(name: string): Promise<void> {
    const field = this.page.getByRole('combobox', { name: 'Speed Search' });
    this.actions += 1;
    await field.fill(name);
    await this.click(this.page.getByRole('option').first());
  }
}

/** Scrolls down to a part that loads once it comes into sight. */
async function scrollTo(part: Locator): Promise<void> {
  const { mouse } = part.page();
  await expect
    .poll(async () => {
      if (await part.isVisible()) return true;
      await mouse.wheel(0, 600);
      return false;
    })
    .toBe(true);
  await part.scrollIntoViewIfNeeded();
}

/** Asks a question from the first page after sign-in on. */
async function ask(answer: (member: Member) => Promise<void>): Promise<void> {
  const { page, complaints, close } = await world.visit({ stored: world.stored });
  await page.goto('/stt/search');
  await page.getByText('Howdy').waitFor();
  const member = new Member(page);
  await answer(member);
  expect(member.actions).toBeLessThanOrEqual(3);
  expect(complaints).toEqual([]);
  await close();
}

describe('in three actions after sign-in', () => {
  test('cities that grew most since 2019', () =>
    ask(async (member) => {
      const { page } = member;
      await member.click(page.getByRole('link', { name: 'Explore', exact: true }));
      await member.click(page.getByRole('link', { name: 'Which cities grew most since 2019?' }));
      const row = page.getByRole('table', { name: 'Ranking' }).getByRole('row').nth(1);
      await row.getByText('%').first().waitFor();
    }));

  test('all that an owner made', () =>
    ask(async (member) => {
      const { page } = member;
      await member.press('/');
      await member.type(owner);
      await member.click(page.getByRole('option', { name: owner }).first());
      await page
        .getByRole('table', { name: 'Properties, past and present' })
        .getByRole('link')
        .first()
        .waitFor();
    }));

  test('openings near a hotel, and whether they hurt it', () =>
    ask(async (member) => {
      const { page } = member;
      await member.find(hotel);
      const opened = page.getByRole('region', { name: 'Opened or closed nearby in five years' });
      await scrollTo(opened);
      await opened.getByRole('row').getByText('%').first().waitFor();
    }));

  test('hotels of a city by RevPAR on a map', () =>
    ask(async (member) => {
      const { page } = member;
      await member.click(page.getByRole('link', { name: 'Explore', exact: true }));
      await member.click(page.getByRole('link', { name: /^Hotels of Galveston by RevPAR/ }));
      await member.click(page.getByRole('link', { name: 'On a map' }));
      const list = page.getByRole('table', { name: 'Hotels on the map' });
      await list.getByRole('columnheader', { name: /RevPAR/ }).waitFor();
      await list.getByRole('link').first().waitFor();
    }));

  test('a hotel against its five nearest rivals', () =>
    ask(async (member) => {
      const { page } = member;
      await member.find(hotel);
      await member.click(page.getByRole('link', { name: /^Compare with these/ }));
      await page
        .getByRole('row', { name: new RegExp(hotel) })
        .getByText('$')
        .first()
        .waitFor();
    }));

  test('a county’s latest year as a spreadsheet', () =>
    ask(async (member) => {
      const { page } = member;
      await member.find('presidio county');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        member.click(page.getByRole('button', { name: 'Export 12 months' })),
      ]);
      const rows = readFileSync(await download.path(), 'utf8').split('\n');
      expect(new Set(rows.flatMap((row) => /\b20\d\d-\d\d\b/.exec(row) ?? [])).size).toBe(12);
    }));

  test('the biggest bars of a city, with their growth', () =>
    ask(async (member) => {
      const { page } = member;
      await member.click(page.getByRole('link', { name: 'Explore', exact: true }));
      await member.click(page.getByRole('link', { name: /^The biggest bars/ }));
      const ranking = page.getByRole('table', { name: 'Ranking' });
      await ranking.filter({ has: page.getByRole('columnheader', { name: 'Bars' }) }).waitFor();
      await ranking.getByRole('link').first().waitFor();
    }));
});
