import { getConfig } from '@testing-library/dom';
import * as React from 'react';

/** Shortcuts through work of the tools that no test looks at. */

const { getElementError } = getConfig();

/** The error of a query. Only one that is given up shows the document: printing it at every try takes longer. */
export function quickElementError(message: string | null, container: Element): Error {
  const isTriedAgain: unknown = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics');
  return isTriedAgain === true ? new Error(message ?? '') : getElementError(message, container);
}

/** React notes where each element is made, for its warnings, until it has noted this many within a second. */
const MOST_NOTED = 10_000;

/** Makes React believe that it has noted enough. */
export function noteNoOwners(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => MOST_NOTED,
    set: () => undefined,
    configurable: true,
  });
}
