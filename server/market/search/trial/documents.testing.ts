import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { Keys } from './hidden.factory.ts';
import type { Random } from './random.testing.ts';

export type Field = GraphQLField<unknown, unknown>;

const CURSORS = new Set(['after', 'before', 'last', 'captchaToken']);
const INTS: Record<string, readonly number[]> = {
  year: [2023],
  month: [3],
  quarter: [1],
  first: [5],
  latestYears: [1, 2, 100],
};

/** Writes GraphQL as a visitor could who knows the schema and real keys. */
export class Writer {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly keys: Keys,
    private readonly random: Random,
  ) {}

  /** A field with arguments and a selection of its own. */
  field(field: Field, depth: number): string {
    return `${field.name}${this.args(field)} ${this.selection(getNamedType(field.type), depth)}`.trim();
  }

  /** Some fields of a type, in braces; '' if it has none. */
  selection(type: GraphQLNamedType, depth: number): string {
    if (isAbstractType(type)) {
      const own = this.schema.getPossibleTypes(type).filter(() => this.random.chance(0.4));
      return `{ __typename ${own.map((each) => `... on ${each.name} ${this.selection(each, depth - 1)}`).join(' ')} }`;
    }
    if (!isObjectType(type)) return '';
    const all = Object.values(type.getFields());
    const plain = all.filter((each) => isLeafType(getNamedType(each.type)));
    const ways = depth <= 1 ? [] : all.filter((each) => !plain.includes(each) && this.random.chance(0.3));
    return `{ __typename ${[...plain, ...ways].map((each) => this.field(each, depth - 1)).join(' ')} }`;
  }

  args({ args }: Field): string {
    // Most points in time are refused, which hides what is around.
    const chanceOf = (name: string): number => (name === 'asOf' ? 0.1 : 0.4);
    const isGiven = (name: string): boolean =>
      name === 'first' || (!CURSORS.has(name) && this.random.chance(chanceOf(name)));
    const given = args.filter(({ name, type }) => isNonNullType(type) || isGiven(name));
    const written = given.map(({ name, type }) => `${name}: ${this.value(type, name)}`);
    return written.length === 0 ? '' : `(${written.join(', ')})`;
  }

  private value(type: GraphQLInputType, name: string): string {
    if (isNonNullType(type)) return this.value(type.ofType, name);
    if (isListType(type)) return `[${this.value(type.ofType, name)}]`;
    if (isEnumType(type)) return this.random.pick(type.getValues()).name;
    if (!isInputObjectType(type)) return this.scalar(type.name, name);
    const fields = Object.values(type.getFields()).filter(
      (each) => isNonNullType(each.type) || this.random.chance(0.4),
    );
    return `{ ${fields.map((each) => `${each.name}: ${this.value(each.type, each.name)}`).join(', ')} }`;
  }

  private scalar(type: string, name: string): string {
    const { keys, random } = this;
    if (type === 'ID') return JSON.stringify(random.pick(keys.ids));
    if (type === 'Int') return String(random.pick(keys.numbers[name] ?? INTS[name] ?? [1, 2, 5]));
    if (type === 'Boolean') return random.pick(['true', 'false']);
    if (type === 'Float' || type === 'USD') return '0';
    if (type === 'Month') return '"2023-03"';
    if (type === 'Date') return '"2023-12-31"';
    const pool = ['name', 'names', 'eq', 'in'].includes(name) ? keys.texts['place'] : keys.texts[name];
    return JSON.stringify(random.pick(pool ?? keys.texts['any'] ?? []));
  }
}
