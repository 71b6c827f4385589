/** SQL of a phone as filed; null for none, which releases write as a blank or in zeros. */
export function knownPhone(phone: string): string {
  return `case when ${phone} ~ '[1-9]' then ${phone} end`;
}
