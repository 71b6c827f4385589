import { getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

/** The error of a query. Only one that is given up shows the document: printing it at every try takes longer. */
export function quickElementError(message: string | null, container: Element): Error {
  const isTriedAgain: unknown = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics');
  return isTriedAgain === true ? new Error(message ?? '') : getElementError(message, container);
}
