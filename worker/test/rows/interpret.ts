import ts from 'typescript';
import type { Choose } from './choices.ts';
import { Callers, declaredSymbol } from './callers.ts';
import type { Code } from './program.ts';
import { sampleOf } from './samples.ts';
import {
  firstKnown,
  importedFile,
  literalOf,
  isExported,
  isOfLiterals,
  memberOfValue,
  partOf,
  unwrapped,
} from './syntax.ts';
import { orUnknown, Unknown } from './unknown.ts';

type Values = ReadonlyMap<ts.Symbol, unknown>;
type Callable = (...args: unknown[]) => unknown;

/** Exports of a module; it is loaded between two attempts, because loading takes time. */
export type Modules = (file: ts.SourceFile) => Record<string, unknown>;

/**
 * Evaluates an expression without running the code around it: constants are imported, small functions are
 * followed, and every possible value from callers is tried.
 */
export class Interpreter {
  private readonly callers: Callers;
  private readonly sampled = new Map<ts.Symbol, unknown>();
  private readonly made = new Map<ts.Expression, unknown>();

  constructor(
    private readonly code: Code,
    private readonly modules: Modules,
    private readonly choose: Choose,
  ) {
    this.callers = new Callers(code, choose);
  }

  valueOf(node: ts.Expression, values: Values = new Map()): unknown {
    const inner = unwrapped(node);
    const literal = literalOf(inner);
    if (literal !== undefined) return literal;
    if (ts.isTemplateExpression(inner)) return this.textOf(inner, values);
    if (ts.isIdentifier(inner)) return this.named(inner, values);
    if (ts.isArrowFunction(inner)) return this.functionOf(inner, values);
    if (ts.isCallExpression(inner)) return this.answerOf(inner, values);
    if (ts.isNewExpression(inner)) return this.instanceOf(inner, values);
    if (ts.isObjectLiteralExpression(inner)) return this.objectOf(inner, values);
    if (ts.isArrayLiteralExpression(inner)) return this.itemsOf(inner.elements, values);
    return this.operated(inner, values);
  }

  private operated(node: ts.Expression, values: Values): unknown {
    if (ts.isPropertyAccessExpression(node))
      return this.memberOf(node, node.expression, node.name.text, values);
    if (ts.isElementAccessExpression(node)) {
      const name = String(this.valueOf(node.argumentExpression, values));
      return this.memberOf(node, node.expression, name, values);
    }
    if (ts.isConditionalExpression(node)) {
      return this.valueOf(this.holds(node.condition, values) ? node.whenTrue : node.whenFalse, values);
    }
    return this.sample(node);
  }

  private textOf(node: ts.TemplateExpression, values: Values): string {
    const rest = node.templateSpans.map(
      ({ expression, literal }) => String(this.valueOf(expression, values)) + literal.text,
    );
    return node.head.text + rest.join('');
  }

  private holds(condition: ts.Expression, values: Values): boolean {
    if (
      ts.isBinaryExpression(condition) &&
      condition.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken
    ) {
      return this.valueOf(condition.left, values) === this.valueOf(condition.right, values);
    }
    if (ts.isIdentifier(condition)) return Boolean(this.valueOf(condition, values));
    return this.choose([true, false]);
  }

  private itemsOf(elements: readonly ts.Expression[], values: Values): unknown[] {
    return elements.flatMap((element) =>
      ts.isSpreadElement(element)
        ? (this.valueOf(element.expression, values) as unknown[])
        : [this.valueOf(element, values)],
    );
  }

  /** Parts that nobody asks for need no value. */
  private objectOf(node: ts.ObjectLiteralExpression, values: Values): object {
    const made = {};
    for (const part of node.properties) {
      if (ts.isSpreadAssignment(part)) {
        Object.defineProperties(
          made,
          Object.getOwnPropertyDescriptors(this.valueOf(part.expression, values) as object),
        );
      } else {
        const get = (): unknown => this.partOf(part, values);
        Object.defineProperty(made, part.name.getText(), { get, enumerable: true, configurable: true });
      }
    }
    return made;
  }

  private partOf(part: ts.ObjectLiteralElementLike, values: Values): unknown {
    if (ts.isPropertyAssignment(part)) return this.known(part.initializer, values);
    if (!ts.isShorthandPropertyAssignment(part)) throw new Unknown('a method is not followed');
    const symbol = this.code.checker.getShorthandAssignmentValueSymbol(part);
    if (!symbol) throw new Unknown(`nothing is known of ${part.name.text}`);
    return firstKnown([() => this.worth(symbol, part.name, values), () => this.sample(part.name)]);
  }

  /** An expression's value, or one that its type allows. */
  private known(node: ts.Expression, values: Values): unknown {
    return firstKnown([() => this.valueOf(node, values), () => this.sample(node)]);
  }

  private memberOf(node: ts.Expression, owner: ts.Expression, name: string, values: Values): unknown {
    const symbol = this.code.checker.getSymbolAtLocation(owner);
    const [declared] = symbol?.declarations ?? [];
    if (declared && ts.isNamespaceImport(declared))
      return this.exported(importedFile(this.code.checker, declared), name);
    const find = (): unknown => {
      const value = this.valueOf(owner, values);
      const member = memberOfValue(value, name);
      return typeof member === 'function' ? (member as Callable).bind(value) : member;
    };
    return firstKnown([find, () => this.sample(node)]);
  }

  private exported(file: ts.SourceFile, name: string): unknown {
    return this.modules(file)[name];
  }

  private answerOf(call: ts.CallExpression, values: Values): unknown {
    const callee = this.valueOf(call.expression, values);
    if (typeof callee !== 'function') return this.sample(call);
    const passed = this.passedTo(call, values);
    return orUnknown(call.expression.getText(), () => (callee as Callable)(...passed));
  }

  /** If an argument's value is not visible, the values of its type or the parameter's. */
  private passedTo(call: ts.CallExpression, values: Values): unknown[] {
    return call.arguments.map((argument, i) => {
      const parameter = this.code.checker.getResolvedSignature(call)?.getParameters()[i];
      return firstKnown([
        () => this.known(argument, values),
        () => this.sampleOfType(parameter && this.code.checker.getTypeOfSymbol(parameter)),
      ]);
    });
  }

  private instanceOf(node: ts.NewExpression, values: Values): unknown {
    const made = this.valueOf(node.expression, values);
    if (typeof made !== 'function') throw new Unknown(`${node.expression.getText()} is no class of ours`);
    return new (made as new (...args: unknown[]) => unknown)(...this.itemsOf(node.arguments ?? [], values));
  }

  private functionOf(
    node: ts.ArrowFunction | ts.FunctionDeclaration | ts.FunctionExpression,
    values: Values,
  ): Callable {
    return (...args) => {
      const bound = new Map(values);
      node.parameters.forEach((parameter, i) => {
        const symbol = declaredSymbol(this.code.checker, parameter.name);
        if (symbol && ts.isIdentifier(parameter.name) && i < args.length) bound.set(symbol, args[i]);
      });
      if (!node.body) throw new Unknown('a function without a body');
      return ts.isBlock(node.body) ? this.returned(node.body, bound) : this.valueOf(node.body, bound);
    };
  }

  /** Only for functions that name a few values and return one. */
  private returned(body: ts.Block, values: Values): unknown {
    const last = body.statements.at(-1);
    if (last && ts.isReturnStatement(last) && last.expression) return this.valueOf(last.expression, values);
    throw new Unknown('a function that does not end with what it returns');
  }

  private named(node: ts.Identifier, values: Values): unknown {
    const symbol = declaredSymbol(this.code.checker, node);
    if (node.text === 'undefined') return undefined;
    if (node.text === 'String') return String;
    if (!symbol) throw new Unknown(`nothing is known of ${node.text}`);
    return this.worth(symbol, node, values);
  }

  private worth(given: ts.Symbol, node: ts.Node, values: Values): unknown {
    const symbol = given.flags & ts.SymbolFlags.Alias ? this.code.checker.getAliasedSymbol(given) : given;
    if (values.has(symbol)) return values.get(symbol);
    const [declared] = symbol.declarations ?? [];
    if (!declared) throw new Unknown(`${symbol.name} comes from a package`);
    if (isExported(declared)) return this.exported(declared.getSourceFile(), symbol.name);
    if (ts.isFunctionDeclaration(declared)) return this.functionOf(declared, values);
    if (ts.isVariableDeclaration(declared) && declared.initializer)
      return this.assigned(declared.initializer, values);
    if (ts.isParameter(declared) && ts.isIdentifier(declared.name))
      return this.passed(declared, symbol, node);
    if (ts.isBindingElement(declared)) return this.unpacked(declared, symbol, node, values);
    return this.remembered(symbol, node);
  }

  /** Assigned once, so that parameters which are added to one list are numbered on. */
  private assigned(initializer: ts.Expression, values: Values): unknown {
    if (values.size > 0) return this.valueOf(initializer, values);
    if (!this.made.has(initializer)) this.made.set(initializer, this.valueOf(initializer));
    return this.made.get(initializer);
  }

  /** Arguments from callers; if not visible, the values of their type. */
  private passed(parameter: ts.ParameterDeclaration, symbol: ts.Symbol, node: ts.Node): unknown {
    if (this.sampled.has(symbol)) return this.sampled.get(symbol);
    const type = this.code.checker.getTypeAtLocation(node);
    const argument = isOfLiterals(type) ? undefined : this.callers.argumentOf(parameter);
    if (!argument) return this.remembered(symbol, node);
    const value = this.valueOf(argument);
    this.sampled.set(symbol, value);
    return value;
  }

  private unpacked(element: ts.BindingElement, symbol: ts.Symbol, node: ts.Node, values: Values): unknown {
    const owner = element.parent.parent;
    const name = (element.propertyName ?? element.name).getText();
    const whole = ts.isParameter(owner) ? this.callers.argumentOf(owner) : owner.initializer;
    if (this.sampled.has(symbol) || !whole) return this.remembered(symbol, node);
    const scope = ts.isParameter(owner) ? new Map<ts.Symbol, unknown>() : values;
    return firstKnown([() => partOf(this.assigned(whole, scope), name), () => this.remembered(symbol, node)]);
  }

  private remembered(symbol: ts.Symbol, node: ts.Node): unknown {
    if (!this.sampled.has(symbol)) this.sampled.set(symbol, this.sample(node));
    return this.sampled.get(symbol);
  }

  private sample(node: ts.Node): unknown {
    return this.sampleOfType(this.code.checker.getTypeAtLocation(node));
  }

  private sampleOfType(type: ts.Type | undefined): unknown {
    if (!type) throw new Unknown('a value without a type');
    return sampleOf(this.code.checker, type, this.choose);
  }
}
