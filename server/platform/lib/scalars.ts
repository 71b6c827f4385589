import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { isDate, isMonth, isOfOurTime } from './month.ts';
import { toCents, toDollars } from './money.ts';

function bad(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

function textOf(name: string, value: unknown, form: string): string {
  if (typeof value === 'string') return value;
  throw bad(`${name} must be a string: ${form}.`);
}

/** Filed dates may have any year. Requested dates are calculated with and must be in range. */
function inOurTime(text: string): string {
  if (isOfOurTime(text)) return text;
  throw bad(`${text} is out of range: ask for months and days from 1900 to 2199.`);
}

interface TextScalar {
  description: string;
  /** How to write one, with an example. */
  form: string;
  check: (text: string) => boolean;
}

/** A scalar that is a string, checked on input and output. */
function textScalar(name: string, { description, form, check }: TextScalar): GraphQLScalarType {
  const serialize = (value: unknown): string => {
    const text = textOf(name, value, form);
    if (check(text)) return text;
    throw bad(`${JSON.stringify(text)} is not a ${name}: ${form}.`);
  };
  const parseValue = (value: unknown): string => inOurTime(serialize(value));
  const parseLiteral = (node: ValueNode): string => parseValue(node.kind === Kind.STRING ? node.value : null);
  return new GraphQLScalarType({ name, description, parseValue, parseLiteral, serialize });
}

export const MonthScalar = textScalar('Month', {
  description: 'A calendar month as `YYYY-MM`, such as `2023-03`.',
  form: 'write a month as YYYY-MM, such as 2023-03',
  check: isMonth,
});

export const DateScalar = textScalar('Date', {
  description: 'A calendar date as `YYYY-MM-DD`, without time zone.',
  form: 'write a day as YYYY-MM-DD, such as 2023-03-31',
  check: isDate,
});

export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'A moment as ISO 8601 in UTC, such as `2023-03-31T17:45:00.000Z`.',
  parseValue: (value) => parseDateTime(value),
  parseLiteral: (node) => parseDateTime(node.kind === Kind.STRING ? node.value : null),
  serialize: (value) => (value instanceof Date ? value : parseDateTime(value)).toISOString(),
});

function parseDateTime(value: unknown): Date {
  const form = 'write a moment in UTC, such as 2023-03-31T17:45:00Z';
  const date = new Date(textOf('DateTime', value, form));
  if (Number.isNaN(date.getTime())) throw bad(`${JSON.stringify(value)} is not a DateTime: ${form}.`);
  return date;
}

export const UsdScalar = new GraphQLScalarType<number, number>({
  name: 'USD',
  description:
    'US dollars as a JSON number with at most 2 decimals. Exact: amounts are stored in whole cents.',
  parseValue: (value) => parseDollars(value),
  parseLiteral: (node) =>
    parseDollars(node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : null),
  serialize: (value) => toDollars(Number(value)),
});

const USD_FORM = 'USD must be a number of dollars with at most 2 decimals, such as 1234.5.';

function parseDollars(value: unknown): number {
  if (typeof value !== 'number') throw bad(USD_FORM);
  try {
    return toCents(value);
  } catch {
    throw bad(USD_FORM);
  }
}
