/** Names that no rule gives their capitals. */
const EXCEPTIONS: Record<string, string> = {
  desoto: 'DeSoto',
  decordova: 'DeCordova',
  dewitt: 'DeWitt',
  dfw: 'DFW',
  jbsa: 'JBSA',
};

/** Lower case inside a name: `Cut and Shoot`, `City by the Sea`. */
const SMALL_WORDS = new Set(['and', 'at', 'by', 'in', 'of', 'on', 'the']);

/** A letter that begins a word or a part of one: after a hyphen, a slash, `Mc`, or the apostrophe of `O'Connor`. */
const INITIAL = /(^(?:mc|[a-z]')?|[-/.(&])([a-z])/g;

function formatWord(word: string, index: number): string {
  if (index > 0 && SMALL_WORDS.has(word)) return word;
  const exception = EXCEPTIONS[word];
  if (exception !== undefined) return exception;
  const capitals = word.replace(
    INITIAL,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return capitals.charAt(0).toUpperCase() + capitals.slice(1);
}

/**
 * The name of a city or county in normal case: `MCALLEN` is `McAllen`. Only the case of letters changes, so the name
 * keeps its length and finds the same place.
 */
export function formatPlace(name: string): string {
  return name.toLowerCase().split(' ').map(formatWord).join(' ');
}
