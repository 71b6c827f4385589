import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countSql } from '../../launch/test/countSql.ts';
import { testDatabase, type TestDatabase } from '../../launch/test/database.ts';
import { loadReference } from './loadReference.ts';
import { reloadBrands } from './reference.testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function ask(statement: string): Promise<unknown[]> {
  return (await database.pool.query<Record<string, unknown>>(statement)).rows;
}

describe('a prepared database knows', () => {
  test('254 counties by the comptroller’s code', async () => {
    expect(await ask('/* counties */ select count(*) from county')).toEqual([{ count: 254 }]);
    // Codes 154 to 162 do not follow the order of the FIPS codes.
    expect(await ask('/* county */ select name, fips from county where code = 161')).toEqual([
      { name: 'McLennan', fips: '48309' },
    ]);
  });

  test('every ZIP code of the census and of post office boxes, with city and county where known', async () => {
    expect(await ask('/* zips */ select count(*) from zip')).toEqual([{ count: 1989 + 670 }]);
    expect(
      await ask("/* zip */ select city, county_code from zip where zip in ('79843', '73301') order by 1"),
    ).toEqual([
      { city: 'AUSTIN', county_code: 227 },
      { city: 'MARFA', county_code: 189 },
    ]);
  });

  test('spellings of cities, and cities by their canonical name', async () => {
    expect(await ask("/* alias */ select city from city_alias where filed = 'FT WORTH'")).toEqual([
      { city: 'FORT WORTH' },
    ]);
    expect(await ask("/* city */ select county_code from city where name = 'FORT WORTH'")).toEqual([
      { county_code: 220 },
    ]);
    // Filings name Leander mostly as a post office, from Travis County (227).
    expect(await ask("/* city */ select county_code from city where name = 'LEANDER'")).toEqual([
      { county_code: 246 },
    ]);
  });

  test('180 brands of 48 companies, by 345 rules in the order of their file', async () => {
    expect(
      await ask(`/* brands */ select (select count(*) from brand) as brands, (select count(*) from brand_rule) as rules,
        (select count(*) from parent_company) as companies`),
    ).toEqual([{ brands: 180, companies: 48, rules: 345 }]);
    expect(
      await ask(`/* rule */ select r.match_text, r.exclude_texts from brand_rule r join brand b on b.id = r.brand_id
        where b.name = 'W Hotels' order by r.position limit 1`),
    ).toEqual([
      {
        match_text: 'W DALLAS',
        exclude_texts: ['FW HOTEL', 'DFW', 'NEW ', 'VIEW ', 'CROW ', 'YELLOW', 'W DALLAS ST'],
      },
    ]);
  });
});

test('no brand’s name has a note in it', async () => {
  expect(await ask("/* notes */ select name from brand where name ~ '[()]'")).toEqual([]);
});

describe('loading again', () => {
  test('changes nothing, and only checks the known hashes', async () => {
    const { statements } = await countSql(() => loadReference(database.dataSource));
    expect(statements.map((text) => /\/\* (\w+)/.exec(text)?.[1] ?? text)).toEqual([
      'lockReference',
      'selectReferenceFiles',
    ]);
  });

  test('applies a changed file, and keeps brands that figures refer to', async () => {
    await ask(
      "/* old */ insert into brand (name, parent_company_id) select 'Old Brand', id from parent_company limit 1",
    );
    await ask(
      "/* spoil */ update county set name = 'Wrong' where code = 1; delete from city_alias; delete from brand_rule",
    );
    await ask(
      "/* forget */ update reference_file set sha256 = 'another' where name in ('counties', 'brands')",
    );
    await Promise.all([loadReference(database.dataSource), loadReference(database.dataSource)]);
    expect(
      await ask(`/* mended */ select (select name from county where code = 1) as county,
        (select count(*) > 100 from city_alias) as aliases, (select count(*) from brand_rule) as rules,
        (select count(*) from brand) as brands`),
    ).toEqual([{ county: 'Anderson', aliases: true, rules: 345, brands: 181 }]);
  });

  test('keeps administrators’ changes of brand rules, and otherwise follows the file', async () => {
    const rule = (matchText: string): Promise<unknown[]> =>
      ask(`/* rule */ select b.name, r.exclude_texts, r.is_disabled, r.is_own, r.position < 0 as is_first
        from brand_rule r join brand b on b.id = r.brand_id where r.match_text = '${matchText}'`);
    const own = { is_disabled: false, is_own: true, is_first: true };
    const file = { is_disabled: false, is_own: false, is_first: false };
    await ask(`/* act */
      update brand_rule set exclude_texts = '{MINE}' where match_text = 'COURTYARD';
      update brand_rule set is_disabled = true where match_text = 'RESIDENCE INN';
      insert into brand_rule (position, match_text, exclude_texts, brand_id)
      select -1, text, '{}', b.id from brand b, unnest('{COMES LATER,STAYS MINE}'::text[]) text where b.name = 'Motel 6'`);
    const other = { name: 'St. Regis', exclude_text: 'THEIRS', parent: 'Marriott International' };
    await reloadBrands(database.dataSource, (rows) => [
      { ...other, match_text: 'COMES LATER' },
      ...rows
        .filter(({ match_text }) => match_text !== 'TOWNEPLACE')
        .map((row) =>
          ['COURTYARD', 'RESIDENCE INN', 'SPRINGHILL'].includes(row['match_text'] ?? '')
            ? { ...row, ...other }
            : row,
        ),
    ]);
    expect(await rule('COURTYARD')).toEqual([
      { ...file, name: 'Courtyard by Marriott', exclude_texts: ['MINE'] },
    ]);
    expect(await rule('RESIDENCE INN')).toEqual([
      { ...file, name: 'St. Regis', exclude_texts: ['THEIRS'], is_disabled: true },
    ]);
    expect(await rule('SPRINGHILL')).toEqual([{ ...file, name: 'St. Regis', exclude_texts: ['THEIRS'] }]);
    expect(await rule('COMES LATER')).toEqual([{ ...own, name: 'Motel 6', exclude_texts: [] }]);
    expect(await rule('STAYS MINE')).toEqual([{ ...own, name: 'Motel 6', exclude_texts: [] }]);
    expect(await rule('TOWNEPLACE')).toEqual([]);
  });
});
