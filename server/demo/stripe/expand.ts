import type { Form } from './form.ts';
import type { World } from './world.ts';

/** Replaces ids by their objects, along paths such as `data.default_payment_method`. */
export function expand(world: World, answer: object, form: Form): object {
  const wanted = form['expand'];
  if (typeof wanted !== 'object') return answer;
  const copy = structuredClone(answer);
  for (const path of Object.values(wanted))
    if (typeof path === 'string') follow(world, copy, path.split('.'));
  return copy;
}

function follow(world: World, value: unknown, [name, ...rest]: string[]): void {
  if (name === undefined || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) follow(world, item, [name, ...rest]);
    return;
  }
  const fields = value as Record<string, unknown>;
  const field = fields[name];
  const found = typeof field === 'string' ? world.row(field) : null;
  if (found) fields[name] = structuredClone(found.data);
  follow(world, fields[name], rest);
}
