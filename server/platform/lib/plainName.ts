/** Characters that nobody sees: marks of direction, joiners, fillers, accents without a letter, the empty Braille cell. */
const UNSEEN = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800`;
const VISIBLE = new RegExp(`[^${UNSEEN}]`, 'u');

/**
 * Marks of direction, soft hyphens and spaces without width: they make two names look alike, or turn round what is written
 * beside them. Joiners stay, which some scripts and emoji need.
 */
const MISLEADING = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g;

/** True if a text has a character that can be seen. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/**
 * The one spelling in which a name is kept and compared: composed letters (NFC), single spaces, nothing that misleads. ''
 * if nothing of it can be seen. Line breaks stay, for those to refuse who take none.
 */
export function plainName(given: string): string {
  const name = given
    .normalize('NFC')
    .replace(MISLEADING, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  return isVisible(name) ? name : '';
}
