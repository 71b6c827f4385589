/** The environment is wrong. The message is one sentence per variable, made to be shown to the operator. */
export class EnvError extends Error {
  override name = 'EnvError';
}
