import ts from 'typescript';
import { Unknown } from './unknown.ts';

/** An expression without parentheses and assertions of its type. */
export function unwrapped(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node);
  return isWrapped ? unwrapped(node.expression) : node;
}

export function partOf(value: unknown, name: string): unknown {
  if (typeof value === 'object' && value !== null) return memberOfValue(value, name);
  throw new Unknown(`nothing is known of ${name}`);
}

export function memberOfValue(value: unknown, name: string): unknown {
  return (value as Record<string, unknown> | null)?.[name];
}

export function firstKnown(attempts: readonly (() => unknown)[]): unknown {
  for (const attempt of attempts.slice(0, -1)) {
    try {
      return attempt();
    } catch (error) {
      if (!(error instanceof Unknown)) throw error;
    }
  }
  return attempts.at(-1)?.();
}

export function isExported(node: ts.Declaration): boolean {
  const { parent } = node;
  const statement = ts.isVariableDeclaration(node) ? parent.parent : node;
  return (
    ts.isSourceFile(statement.parent) && (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export) !== 0
  );
}

export function isOfLiterals(type: ts.Type): boolean {
  const members = type.isUnion() ? type.types : [type];
  return members.every((member) => member.isLiteral() || (member.flags & ts.TypeFlags.BooleanLiteral) !== 0);
}
