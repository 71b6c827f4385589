const LONGEST = 60;

/** Letters, spaces and the signs that names have; nothing that a mail program makes a link of. */
const NAME = /^[\p{L}\p{M}\p{N} .,'’()-]+$/u;
const LIKE_A_HOST = /[\p{L}\p{N}]\.[\p{L}\p{N}]{2,}/u;
const LIKE_A_NUMBER = /\p{N}.*\p{N}.*\p{N}/u;

/** The first line of an email. Strangers choose names at sign-up, so text that may not be a name is left out. */
export function greeting(firstName: string): string {
  const name = firstName.trim();
  const isName =
    name.length <= LONGEST && NAME.test(name) && !LIKE_A_HOST.test(name) && !LIKE_A_NUMBER.test(name);
  return isName ? `Howdy, ${name}!` : 'Howdy!';
}
