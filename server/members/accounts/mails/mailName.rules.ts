const LONGEST = 60;

/** Letters, spaces and punctuation found in names; nothing that a mail program turns into a link. */
const NAME = /^[\p{L}\p{M}\p{N} .,'’()-]+$/u;
const LIKE_A_HOST = /[\p{L}\p{N}]\.[\p{L}\p{N}]{2,}/u;
const LIKE_A_NUMBER = /\p{N}.*\p{N}.*\p{N}/u;

/**
 * First line of an email. Strangers choose names at sign-up, so a text that is unlikely to be a name is left
 * out.
 */
export function greeting(firstName: string): string {
  const name = firstName.trim();
  const isName =
    name.length <= LONGEST && NAME.test(name) && !LIKE_A_HOST.test(name) && !LIKE_A_NUMBER.test(name);
  return isName ? `Howdy, ${name}!` : 'Howdy!';
}
