/** A decoded form: texts and nested forms. */
export interface Form {
  [name: string]: string | Form;
}

/** Reads a form as the SDK writes it: `items[0][price]=price_1`. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text))
    put(form, name.split(/[[\]]+/).filter(Boolean), value);
  return form;
}

function put(form: Form, path: string[], value: string): void {
  const [first = '', ...rest] = path;
  // Names are keys of an object here.
  if (['__proto__', 'constructor', 'prototype'].includes(first)) return;
  if (rest.length === 0) {
    form[first] = value;
    return;
  }
  const inner = form[first];
  const next: Form = typeof inner === 'object' ? inner : {};
  form[first] = next;
  put(next, rest, value);
}
