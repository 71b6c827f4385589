import type { Form } from './form.ts';
import type { World } from './world.ts';

export interface SandboxCall {
  world: World;
  /** The id in the path; '' if it has none. */
  id: string;
  form: Form;
}

/** A line of the stand-in's API. */
export interface SandboxRoute {
  method: 'GET' | 'POST' | 'DELETE';
  /** `:id` matches an id. */
  path: string;
  /** Returns an object or a list. Throws what Stripe would refuse. */
  answer: (call: SandboxCall) => object;
}

export function listOf(url: string, data: object[], limit = 10): object {
  return { object: 'list', data: data.slice(0, limit), has_more: data.length > limit, url };
}
