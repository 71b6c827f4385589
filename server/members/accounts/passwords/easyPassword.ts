import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Estimated guesses: 0 under a thousand, 1 under a million, then a hundred times more each. */
const LOWEST_SCORE = 2;
/** Characters that are estimated. The time grows faster than length, and more characters make no password easier. */
const LONGEST_LOOKED_AT = 40;
/** Characters required in addition to names and addresses. */
const LEAST_OF_ONES_OWN = 6;

let loading: Promise<ZxcvbnFactory> | null = null;

/** The word lists take a moment to load, so only setting a password loads them. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const dictionary = { ...common.dictionary, ...english.dictionary };
  return new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs });
}

/** True for a password that a program guesses within a million tries: common ones, words, dates, keyboard rows. */
export async function isEasy(password: string, personal: readonly string[]): Promise<boolean> {
  loading ??= load();
  const strength = await loading;
  return strength.check(password.slice(0, LONGEST_LOOKED_AT), [...personal]).score < LOWEST_SCORE;
}

/** True if a password contains little besides its member's names and addresses. */
export function isPersonal(password: string, personal: readonly string[]): boolean {
  const words = personal.flatMap((text) => [plain(text), ...text.split(/[^\p{L}\p{N}]+/u).map(plain)]);
  const found = words.filter((word) => word.length > 2).toSorted((one, other) => other.length - one.length);
  const rest = found.reduce((left, word) => left.replaceAll(word, ''), plain(password));
  return rest !== plain(password) && rest.length < LEAST_OF_ONES_OWN;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
