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

/** The value of a literal; undefined for other expressions. */
export function literalOf(node: ts.Expression): string | number | boolean | null | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  return node.kind === ts.SyntaxKind.FalseKeyword ? false : undefined;
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

/** The file whose exports a namespace import has. */
export function importedFile(checker: ts.TypeChecker, node: ts.NamespaceImport): ts.SourceFile {
  const specifier = node.parent.parent.moduleSpecifier;
  const file = checker.getSymbolAtLocation(specifier)?.valueDeclaration;
  if (file && ts.isSourceFile(file)) return file;
  throw new Unknown(`${specifier.getText()} is no file of ours`);
}
