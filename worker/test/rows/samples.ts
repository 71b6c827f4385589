import ts from 'typescript';
import type { Choose } from './choices.ts';
import { Unknown } from './unknown.ts';

/** Deeper than any filter; an order of an order would not end. */
const DEEPEST = 4;

/** Numbers that are refused unless they fit their name. */
const numbers: ReadonlyMap<string, number> = new Map([['year', 2024]]);

/** Values of a type: each of a few literals, or one representative. Throws `Unknown`, as for most functions. */
export function sampleOf(
  checker: ts.TypeChecker,
  type: ts.Type,
  choose: Choose,
  depth = 0,
  name = '',
): unknown {
  const members = type.isUnion() ? type.types : [type];
  const one = depth === 0 ? choose(members) : members.find(isSomething);
  if (one === undefined || depth > DEEPEST) return null;
  if (one.isLiteral()) return one.value;
  if (one.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(one) === 'true';
  if (one.flags & ts.TypeFlags.Undefined) return undefined;
  // Types of packages are not read, so that theirs may be anything.
  if (one.flags & (ts.TypeFlags.Null | ts.TypeFlags.Any)) return null;
  if (one.flags & ts.TypeFlags.String) return '2024-01-31';
  if (one.flags & ts.TypeFlags.Number) return numbers.get(name) ?? 1;
  if (checker.isArrayType(one)) {
    const item = checker.getIndexTypeOfType(one, ts.IndexKind.Number);
    return item ? [sampleOf(checker, item, choose, depth + 1)] : [];
  }
  if (one.flags & ts.TypeFlags.Object) return objectOf(checker, one, choose, depth);
  throw new Unknown(`nothing is known of a ${checker.typeToString(type)}`);
}

function isSomething(type: ts.Type): boolean {
  return !(type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined));
}

/** With all optional members, or with the required ones only. */
function objectOf(checker: ts.TypeChecker, type: ts.Type, choose: Choose, depth: number): unknown {
  if (type.getSymbol()?.name === 'Date') return new Date(0);
  const [signature] = type.getCallSignatures();
  if (signature) return answering(checker, signature);
  const isWhole = depth === 0 ? choose([true, false]) : true;
  const properties = checker
    .getPropertiesOfType(type)
    .filter((property) => isWhole || !(property.flags & ts.SymbolFlags.Optional))
    .map((property): [string, unknown] => {
      const value = checker.getTypeOfSymbol(property);
      return [property.name, sampleOf(checker, value, choose, depth + 1, property.name)];
    });
  return Object.fromEntries(properties);
}

/** A function that answers yes or no is sampled by yes: the row's type has all that a list may be asked for. */
function answering(checker: ts.TypeChecker, signature: ts.Signature): () => boolean {
  const answer = checker.typeToString(signature.getReturnType());
  if (answer !== 'boolean') throw new Unknown(`a function that answers ${answer} has no sample`);
  return () => true;
}
