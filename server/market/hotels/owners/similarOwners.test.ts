import { beforeAll, expect, test } from 'vitest';
import { countSql } from '../../../launch/test/countSql.ts';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertBeverage, insertBeverageMonths } from '../../beverages/beverage.factory.ts';
import { insertHotel, insertHotelMonths } from '../hotel.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { insertOwnerAddress } from './owner.factory.ts';

const server = useServer();
const OWN = '32000000901';
const SECOND = '32000000902';
const BAR = '32000000903';
const STRANGER = '32000000904';
const ELSEWHERE = '32000000905';
const UNKNOWN = '32000000906';

async function hotelOf(taxpayer_number: string, taxpayer_name: string, receipts: readonly number[]) {
  const hotel = await insertHotel(server.db, {
    taxpayer_number,
    taxpayer_name,
    first_month: '2023-01-01',
    last_month: '2023-02-01',
  });
  await insertHotelMonths(server.db, [hotel], { from: '2023-01', receipts });
  return hotel;
}

beforeAll(async () => {
  const { db } = server;
  const periods = { '2023-01-31': 100, '2023-02-28': 100 };
  await insertRelease(db, { periods });
  await insertRelease(db, { product: 'beverage', periods });
  await hotelOf(OWN, 'SABINAL LODGING LLC', [100_000, 100_000]);
  await hotelOf(SECOND, 'SABINAL LODGING II LLC', [30_000, 20_000]);
  await hotelOf(STRANGER, 'PATEL HOSPITALITY LLC', [70_000, 70_000]);
  await hotelOf(ELSEWHERE, 'SABINAL HOTELS LP', [90_000, 90_000]);
  await hotelOf(UNKNOWN, 'SABINAL INN LP', [80_000, 80_000]);
  const bar = await insertBeverage(db, { taxpayer_number: BAR, taxpayer_name: 'SABINAL BAR, INC.' });
  await insertBeverageMonths(db, bar, { from: '2023-01', receipts: [4_000, 5_000] });
  await insertOwnerAddress(db, OWN, 'SABINAL LODGING LLC');
  await insertOwnerAddress(db, SECOND, 'SABINAL LODGING II LLC', { filed_address: '12 MAIN ST.' });
  await insertOwnerAddress(db, BAR, 'SABINAL BAR, INC.', { product: 'beverage' });
  await insertOwnerAddress(db, STRANGER, 'PATEL HOSPITALITY LLC');
  await insertOwnerAddress(db, ELSEWHERE, 'SABINAL HOTELS LP', { zip: '78881' });
});

const DOCUMENT = `query ($number: String!) { owner(number: $number) {
  name months(product: HOTEL) { receipts }
  possiblySame {
    found properties roomReceipts beverageReceipts
    owners { reason mailingAddress roomReceipts beverageReceipts owner { number name hotels bars } }
  }
} }`;

interface Answer {
  owner: { possiblySame: { found: number; owners: { reason: string; owner: { number: string } }[] } | null };
}

const suggestedFor = async (number: string) =>
  (await server.query<Answer>(DOCUMENT, { number })).owner.possiblySame;

test('numbers with the same mailing address and a similar name are suggested, with a sum of their own', async () => {
  expect(await server.query(DOCUMENT, { number: OWN })).toEqual({
    owner: {
      name: 'SABINAL LODGING LLC',
      // Of the owner's only hotel, as without a suggestion.
      months: [{ receipts: 1_000 }, { receipts: 1_000 }],
      possiblySame: {
        found: 2,
        properties: 2,
        roomReceipts: 500,
        beverageReceipts: 90,
        owners: [
          {
            reason: 'same mailing address, similar name',
            mailingAddress: '12 MAIN STREET, MARFA 79843',
            roomReceipts: 500,
            beverageReceipts: null,
            owner: { number: SECOND, name: 'SABINAL LODGING II LLC', hotels: 1, bars: 0 },
          },
          {
            reason: 'same mailing address, similar name',
            mailingAddress: '12 MAIN STREET, MARFA 79843',
            roomReceipts: null,
            beverageReceipts: 90,
            owner: { number: BAR, name: 'SABINAL BAR, INC.', hotels: 0, bars: 1 },
          },
        ],
      },
    },
  });
});

test('an address alone, a name alone and an unknown address suggest nobody', async () => {
  expect(await suggestedFor(STRANGER)).toBeNull();
  expect(await suggestedFor(ELSEWHERE)).toBeNull();
  expect(await suggestedFor(UNKNOWN)).toBeNull();
  expect((await suggestedFor(BAR))?.owners.map(({ owner }) => owner.number)).toEqual([OWN, SECOND]);
});

test('an agent’s address with hundreds of taxpayers suggests nobody by itself, and a chain there is bounded', async () => {
  const { db } = server;
  const address = { address: 'PO BOX 3089', zip: '80155' };
  const insert = async (from: number, count: number, nameOf: (at: number) => string): Promise<void> => {
    for (let at = 0; at < count; at += 1) {
      const number = String(32_100_000_000 + from + at);
      await insertHotel(db, {
        taxpayer_number: number,
        first_month: '2023-01-01',
        last_month: '2023-01-01',
      });
      await insertOwnerAddress(db, number, nameOf(at), address);
    }
  };
  const letters = (at: number): string =>
    `${String.fromCharCode(65 + (at % 26))}QZ${String.fromCharCode(65 + (at % 25))}`;
  await insert(0, 60, (at) => `JUNIPER HOTEL TRS ${String(at)}, LLC`);
  await insert(100, 60, (at) => `${letters(at)} CEDARS LLC`);
  const chain = await suggestedFor('32100000000');
  expect([chain?.found, chain?.owners.length]).toEqual([59, 50]);
  expect(await suggestedFor('32100000100')).toBeNull();
});

test('suggestions as of a release that is not there are refused', async () => {
  const { errors } = await server.ask(
    `{ owner(number: "${OWN}") { possiblySame(asOf: { release: "release:99" }) { found } } }`,
  );
  expect(errors?.[0]).toMatchObject({
    message: 'There is no release:99. Give the id of another release.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('as of a release before any filing nobody is suggested, and the numbers of all are counted at once', async () => {
  const asked = `{ owner(number: "${OWN}") { possiblySame(asOf: { date: "1990-01-01" }) { found } } }`;
  const { result, statements } = await countSql(() => server.query(asked));
  expect(result).toEqual({ owner: { possiblySame: null } });
  const counts = statements.filter((each) => each.includes('ownerCountsAsOf'));
  expect(counts).toHaveLength(2);
});
