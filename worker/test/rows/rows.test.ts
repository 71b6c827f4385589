import type { PoolClient } from 'pg';
import type ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../server/launch/test/database.ts';
import { openDemonstration } from '../../../server/launch/test/query.ts';
import { createLog } from '../../../server/platform/log.ts';
import { checkQuestion, type Checked } from './answers.ts';
import { differences } from './compare.ts';
import { describeStatement, type Column } from './describe.ts';
import { neverNull, unchecked } from './exceptions.ts';
import { nullabilityOf, type Nullability } from './nullability.ts';
import { readCode, type Code } from './program.ts';
import { findQuestions, type Question } from './questions.ts';
import { statementsOf } from './statements.ts';
import { createTemporaryTables } from './temporaryTables.ts';

const code: Code = readCode();
const questions = findQuestions(code);
let database: TestDatabase;
let client: PoolClient;
let nullability: Nullability;
const checked = new Map<Question, Checked>();

beforeAll(async () => {
  database = await testDatabase();
  const { billing } = await openDemonstration(database, null, createLog('test', 'silent'));
  await billing.close();
  client = await database.pool.connect();
  await createTemporaryTables(client);
  nullability = await nullabilityOf(client);
  for (const question of questions) {
    checked.set(question, await checkQuestion(code, question, client, nullability));
  }
});

afterAll(async () => {
  client.release(true);
  await database.close();
});

const fileOf = ({ place }: Question): string => place.replace(/:\d+$/, '');

/** All differences with their places, or those from nullable columns of the tables. */
function found(ofNull: boolean): { key: string; says: string }[] {
  return [...checked].flatMap(([{ place }, each]) =>
    each.differences
      .filter(({ isNull }) => isNull === ofNull)
      .map(({ statement, column, says }) => ({
        key: `${statement} ${column}`,
        says: `${place}: ${statement}: ${column} ${says}`,
      })),
  );
}

test('every statement answers the columns that its row names, of its types, and no others', () => {
  expect(found(false).map(({ says }) => says)).toEqual([]);
});

test('a column that its table lets be null is null in the row’s type, or it is listed why it never is', () => {
  const nulls = found(true);
  expect(nulls.filter(({ key }) => !(key in neverNull)).map(({ says }) => says)).toEqual([]);
  expect([...new Set(nulls.map(({ key }) => key))].sort()).toEqual(Object.keys(neverNull).sort());
});

test('every question is checked but those that are listed', () => {
  const obstacles = [...checked].filter(([, { obstacle }]) => obstacle !== null);
  const files = new Set(obstacles.map(([question]) => fileOf(question)));
  expect([...files].sort()).toEqual(Object.keys(unchecked).sort());
  expect(questions.length).toBeGreaterThan(190);
});

describe('a statement that its row no longer fits', () => {
  let row: ts.Type;
  let columns: Column[];
  let statement: string;
  const told = (changed: Column[], text = statement): string[] =>
    differences(code.checker, row, changed, (column) => nullability(column, text)).map(
      ({ column, says }) => `${column} ${says}`,
    );

  beforeAll(async () => {
    const question = questions.find((each) => each.source.getText() === 'allBrands');
    if (!question?.row) throw new Error('The list of brands is not among the questions.');
    row = question.row;
    const [asked] = await statementsOf(code, question);
    statement = asked?.rows ?? '';
    columns = await describeStatement(client, statement);
  });

  test('is told of a column that is gone', () => {
    expect(told(columns)).toEqual([]);
    expect(told(columns.filter(({ name }) => name !== 'name'))).toEqual(['name is not selected']);
  });

  test('is told of a column with another name', () => {
    const renamed = columns.map((each) => (each.name === 'name' ? { ...each, name: 'title' } : each));
    expect(told(renamed)).toEqual([
      'name is not selected',
      "title is selected, and the row's type does not have it",
    ]);
  });

  test('is told of a number that became text', () => {
    const TEXT = 25;
    const text = columns.map((each) => (each.name === 'brandId' ? { ...each, dataTypeID: TEXT } : each));
    expect(told(text)).toEqual(["brandId is string, and the row's type says number"]);
  });
  test('is told of a table that need not have a row', () => {
    const joined = statement.replace(
      'from brand b',
      'from brand_rule r left join brand b on b.id = r.brand_id',
    );
    expect(told(columns, joined)).toContain("name may be null, and the row's type says string");
  });
});
