import { getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

/** The error of a query. Only one that is given up shows the document: printing it at every try takes longer. */
export function quickElementError(message: string | null, container: Element): Error {
  const isTriedAgain: unknown = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics');
  return isTriedAgain === true ? new Error(message ?? '') : getElementError(message, container);
}

/** How often Testing Library looks again for what it waits for, besides after every change of the page. */
const EVERY_MS = 50;
const SELDOM_MS = 300;

/** A look through a large page takes longer than the time between two of them, while nothing has changed. */
export function lookSeldom(): void {
  const every = globalThis.setInterval;
  const seldom = (work: () => void, ms?: number): ReturnType<typeof every> =>
    every(work, ms === EVERY_MS ? SELDOM_MS : ms);
  globalThis.setInterval = Object.assign(seldom, every);
}

/** Attributes by which a browser's own style sheet decides whether an element shows. */
const DISPLAY_ATTRIBUTES = ['hidden', 'open', 'type'];

/** Only what the browser's style sheet looks at. */
function bareCopy(element: Element): Element {
  const copy = document.createElementNS(element.namespaceURI, element.localName);
  for (const name of DISPLAY_ATTRIBUTES) {
    const value = element.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  return copy;
}

/**
 * Styles by an element's tag, attributes and own `style`: without style sheets there are no others. For each one that is
 * asked for, such as those of every part of a name, jsdom reads the browser's own style sheet from the start.
 */
export function quickStyles(): void {
  const computed = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();
  const displayOf = (element: Element): string => {
    // As JSON, an attribute without a value, such as `open` of a dialog, is another than none.
    const key = JSON.stringify([
      element.localName,
      ...DISPLAY_ATTRIBUTES.map((name) => element.getAttribute(name)),
    ]);
    const known = displays.get(key) ?? computed(bareCopy(element)).display;
    displays.set(key, known);
    return known;
  };
  window.getComputedStyle = (element) => {
    const { style } = element as HTMLElement;
    const valueOf = (name: string): string =>
      style.getPropertyValue(name) || (name === 'display' ? displayOf(element) : '');
    return new Proxy(style, {
      get: (own, name): unknown => {
        if (name === 'getPropertyValue') return valueOf;
        return name === 'display' ? valueOf('display') : Reflect.get(own, name, own);
      },
    });
  };
}
