import ts from 'typescript';
import { pathOf, type Code } from './program.ts';

/** A place in the code that queries the database and reads the result. */
export interface Question {
  /** File and line. */
  place: string;
  /** Builds the statement from `source`. */
  kind: 'query' | 'loader' | 'list' | 'lists';
  /** The statement, or the options or list that it is part of. */
  source: ts.Expression;
  /** Type of a row; null if the code names none. */
  row: ts.Type | null;
}

/** Functions that run other functions' queries, by the place of the statement and the way it is built. */
const askers: ReadonlyMap<string, readonly [position: number, kind: Question['kind']]> = new Map([
  ['query', [0, 'query']],
  ['rowLoader', [1, 'loader']],
  ['rowsLoader', [1, 'loader']],
  ['fetchPage', [1, 'list']],
  ['pageLoader', [1, 'lists']],
]);

/** The askers themselves take any statement and row; `snapshot.ts` hands both through. */
const HANDED_THROUGH = /^server\/platform\/(lib\/(rowLoader|list|allPages)|limits\/snapshot)\.ts$/;

export function findQuestions(code: Code): Question[] {
  return code.files
    .filter((file) => !HANDED_THROUGH.test(pathOf(file)))
    .flatMap((file) => callsIn(file).flatMap((call) => questionOf(code, file, call) ?? []));
}

export function callsIn(node: ts.Node): ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isCallExpression(child)) calls.push(child);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return calls;
}

function questionOf({ checker }: Code, file: ts.SourceFile, call: ts.CallExpression): Question | null {
  const [position, kind] = askers.get(nameOf(call.expression)) ?? [0, null];
  const source = call.arguments[position];
  if (kind === null || source === undefined) return null;
  const place = `${pathOf(file)}:${String(file.getLineAndCharacterOfPosition(call.getStart()).line + 1)}`;
  if (kind !== 'query') return { place, kind, source, row: finishedRow(checker, call, position) };
  const [named] = call.typeArguments ?? [];
  if (named === undefined && !isRead(call)) return null;
  return { place, kind, source, row: named ? rowIn(checker, checker.getTypeFromTypeNode(named)) : null };
}

function nameOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) && callee.name.text === 'query' ? 'query' : '';
}

/** Are rows of the answer used? How many there were does not count. */
function isRead(call: ts.CallExpression): boolean {
  let user: ts.Node = call.parent;
  while (ts.isAwaitExpression(user) || ts.isParenthesizedExpression(user)) user = user.parent;
  if (ts.isVariableDeclaration(user) && ts.isObjectBindingPattern(user.name)) return true;
  return (
    ts.isArrowFunction(user) ||
    ts.isReturnStatement(user) ||
    (ts.isPropertyAccessExpression(user) && user.name.text === 'rows')
  );
}

/** TypeORM returns a list of rows, or rows and a count of changes; pg's type parameter is the row itself. */
function rowIn(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  if (checker.isTupleType(type)) {
    const [rows] = checker.getTypeArguments(type as ts.TypeReference);
    return rows ? rowIn(checker, rows) : type;
  }
  return checker.isArrayType(type) ? (checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? type) : type;
}

/** Loaders and lists pass rows to `finish`. */
function finishedRow(checker: ts.TypeChecker, call: ts.CallExpression, position: number): ts.Type | null {
  const parameter = checker.getResolvedSignature(call)?.getParameters()[position];
  if (!parameter) return null;
  const type = checker.getTypeOfSymbolAtLocation(parameter, call);
  const [makes] = type.getCallSignatures();
  const finish = (makes?.getReturnType() ?? type).getProperty('finish');
  const [raw] = finish ? checker.getTypeOfSymbolAtLocation(finish, call).getCallSignatures() : [];
  const [row] = raw?.getParameters() ?? [];
  return row ? checker.getTypeOfSymbolAtLocation(row, call) : null;
}
