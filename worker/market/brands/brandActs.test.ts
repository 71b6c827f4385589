import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  apply,
  brandBench,
  expectAsRebuilt,
  hotels,
  monthsNow,
  names,
  preview,
  texts,
  type Act,
  type BrandBench,
  type Months,
  type Preview,
} from '../../test/brandBench.ts';
import { rebuildBrands } from './rebuildBrands.ts';

let made: BrandBench;
beforeAll(async () => {
  made = await brandBench();
});
afterAll(() => made.close());

/** 'location from to' with the number of months, for differences between two states. */
async function changesBetween(before: Months, after: Months): Promise<Record<string, number>> {
  const rows = await made.bench.rows<{ id: number; location: number }>(
    'select id, location_number as location from hotel_property',
  );
  const locations = new Map(rows.map(({ id, location }) => [String(id), location]));
  const counted: Record<string, number> = {};
  for (const [key, to] of after) {
    const from = before.get(key);
    const brand = (id: number | null | undefined): string => (id == null ? 'none' : `brand:${String(id)}`);
    const change = `${String(locations.get(key.split(' ')[0] ?? ''))} ${brand(from)} ${brand(to)}`;
    if (from !== to) counted[change] = (counted[change] ?? 0) + 1;
  }
  return counted;
}

function changesFrom({ rebrandings: { nodes } }: Preview): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const { hotel, from, to, months } of nodes) {
    const change = `${String(hotel.locationNumber)} ${from?.id ?? 'none'} ${to?.id ?? 'none'}`;
    counted[change] = (counted[change] ?? 0) + months;
  }
  return counted;
}

const brand = fc.nat(20).map((i) => i * 7);
const exclusions = fc.subarray(texts, { maxLength: 2 });
const someAct = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), text: fc.constantFrom(...texts), exclusions, brand }),
  fc.record({
    kind: fc.constant('change' as const),
    rule: fc.nat(30),
    exclusions,
    brand,
    isDisabled: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('correct' as const),
    hotel: fc.nat(hotels.length - 1),
    name: fc.constantFrom(...names),
    brand: fc.option(brand),
  }),
  fc.record({ kind: fc.constant('withdraw' as const), nth: fc.nat(5) }),
);
type SomeAct = typeof someAct extends fc.Arbitrary<infer T> ? T : never;

/** The request, given the present state. */
async function asAct(some: SomeAct): Promise<Act> {
  const brandId = (i: number): string => made.brandIds[i % made.brandIds.length] ?? '';
  if (some.kind === 'add') {
    const input = { matchText: some.text, excludeTexts: some.exclusions, brandId: brandId(some.brand) };
    return { field: 'addBrandRule', preview: 'addRule', input };
  }
  if (some.kind === 'change') {
    // Rules that match here, and those that administrators made.
    const rules = await made.bench.rows<{ id: number }>(`select id from brand_rule where is_own
      or match_text like 'HAMPTON%' or match_text like 'COURTYARD%' order by id`);
    const ruleId = rules[some.rule % rules.length]?.id ?? 0;
    const { isDisabled } = some;
    const input = { ruleId, isDisabled, excludeTexts: some.exclusions, brandId: brandId(some.brand) };
    return { field: 'changeBrandRule', preview: 'changeRule', input };
  }
  if (some.kind === 'correct') {
    const hotelName = hotels[some.hotel]?.names.at(some.name.length % 3) ?? some.name;
    const hotelId = `hotel:32000000001-${String(some.hotel + 1).padStart(5, '0')}`;
    const input = { hotelId, hotelName, brandId: some.brand === null ? null : brandId(some.brand) };
    return { field: 'correctHotelBrand', preview: 'correctHotel', input };
  }
  const rows = await made.bench.rows<{ id: number }>(
    'select id from hotel_brand_correction where ended_at is null order by id',
  );
  const correctionId = rows[some.nth % Math.max(rows.length, 1)]?.id ?? 0;
  return { field: 'withdrawBrandCorrection', preview: 'withdraw', input: { correctionId } };
}

describe('whatever administrators change', () => {
  const seen = { applied: 0, refused: 0, rebranded: 0 };

  async function change(some: SomeAct): Promise<void> {
    const act = await asAct(some);
    const before = await monthsNow(made);
    const said = await preview(made, act);
    const errors = await apply(made, act);
    expect(errors).toEqual(said.errors.map(({ code }) => code));
    if (errors.length > 0) {
      seen.refused += 1;
      return;
    }
    seen.applied += 1;
    expect(await monthsNow(made)).toEqual(before);
    expect((await rebuildBrands(made.bench.pool)).changes).toBe(1);
    const changed = await changesBetween(before, await monthsNow(made));
    seen.rebranded += Object.keys(changed).length;
    expect(changed).toEqual(changesFrom(said));
    expect(said.rebrandings.totalCount).toBe(said.rebrandings.nodes.length);
    await expectAsRebuilt(made);
  }

  test('the preview says what then happens, and all is as if it were rebuilt', async () => {
    await fc.assert(fc.asyncProperty(someAct, change), { numRuns: 40, endOnFailure: true });
    expect(Math.min(seen.applied, seen.refused, seen.rebranded)).toBeGreaterThan(3);
  });

  test('several that wait are done together', async () => {
    const several = fc.array(someAct, { minLength: 2, maxLength: 6 });
    const together = fc.asyncProperty(several, async (acts) => {
      for (const some of acts) await apply(made, await asAct(some));
      await rebuildBrands(made.bench.pool);
      await expectAsRebuilt(made);
    });
    await fc.assert(together, { numRuns: 10, endOnFailure: true });
  });
});
