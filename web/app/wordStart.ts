/** True if a word of the text begins with the start, which is in capitals; an empty start fits every text. */
export function hasWordStart(text: string, start: string): boolean {
  return ` ${text.toUpperCase()}`.includes(` ${start}`);
}
