import type { ClientBase } from 'pg';
import ts from 'typescript';
import { differences, type Difference } from './compare.ts';
import { describeStatement, type Column } from './describe.ts';
import type { Nullability } from './nullability.ts';
import type { Code } from './program.ts';
import type { Question } from './questions.ts';
import { statementsOf } from './statements.ts';
import { Unknown } from './unknown.ts';

/** Result of checking a query: differences in its statements, or the reason why it cannot be checked. */
export interface Checked {
  differences: (Difference & { statement: string })[];
  obstacle: string | null;
}

/** Describes each statement of a question and compares its columns with the type of the question's rows. */
export async function checkQuestion(
  code: Code,
  question: Question,
  client: ClientBase,
  nullability: Nullability,
): Promise<Checked> {
  const { row } = question;
  if (!row || isOpen(code, row)) return { differences: [], obstacle: 'its row has no named properties' };
  try {
    const found: Checked['differences'] = [];
    for (const { rows, beside } of await statementsOf(code, question)) {
      const columns = (each: readonly Column[]): Difference[] =>
        differences(code.checker, row, each, (column) => nullability(column, rows));
      found.push(...(await differencesIn(client, rows, columns)));
      for (const text of beside) found.push(...(await differencesIn(client, text, () => [])));
    }
    return { differences: found, obstacle: null };
  } catch (error) {
    if (error instanceof Unknown) return { differences: [], obstacle: error.message };
    throw error;
  }
}

/** A difference in a statement, or Postgres's refusal of it. */
async function differencesIn(
  client: ClientBase,
  text: string,
  compare: (columns: readonly Column[]) => Difference[],
): Promise<Checked['differences']> {
  const statement = /^\/\* (\S+)/.exec(text)?.[1] ?? text;
  const found = await describeStatement(client, text).then(compare, (error: unknown) => [
    { column: 'it', says: `cannot be asked: ${String(error)}`, isNull: false },
  ]);
  return found.map((each) => ({ ...each, statement }));
}

/** A record with any names. */
function isOpen({ checker }: Code, row: ts.Type): boolean {
  return (row.flags & ts.TypeFlags.Any) !== 0 || checker.getIndexInfosOfType(row).length > 0;
}
