import ts from 'typescript';
import type { Choose } from './choices.ts';
import type { Code } from './program.ts';
import { callsIn } from './questions.ts';

/** Callers of a function: one of its calls, the same for all parameters. */
export class Callers {
  private readonly chosen = new Map<ts.Node, ts.CallExpression | null>();

  constructor(
    private readonly code: Code,
    private readonly choose: Choose,
  ) {}

  /** Arguments of the chosen call; undefined if the function is never called by name. */
  argumentOf(parameter: ts.ParameterDeclaration): ts.Expression | undefined {
    const { parent } = parameter;
    return this.callOf(parent)?.arguments[parent.parameters.indexOf(parameter)];
  }

  private callOf(declaration: ts.Node): ts.CallExpression | null {
    const known = this.chosen.get(declaration);
    if (known !== undefined) return known;
    const calls = ts.isFunctionDeclaration(declaration) ? this.callsOf(declaration) : [];
    const call = calls.length > 0 ? this.choose(calls) : null;
    this.chosen.set(declaration, call);
    return call;
  }

  private callsOf({ name }: ts.FunctionDeclaration): ts.CallExpression[] {
    if (!name) return [];
    const symbol = declaredSymbol(this.code.checker, name);
    return this.code.files
      .filter((file) => file.text.includes(`${name.text}(`))
      .flatMap((file) => callsIn(file))
      .filter(
        ({ expression }) =>
          ts.isIdentifier(expression) &&
          expression.text === name.text &&
          declaredSymbol(this.code.checker, expression) === symbol,
      );
  }
}

/** Declaration of a name, also in another file. */
export function declaredSymbol(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
