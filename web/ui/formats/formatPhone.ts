/** `2194722900` as `(219) 472-2900`; one of another length as filed, as some owners file their area code alone. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
