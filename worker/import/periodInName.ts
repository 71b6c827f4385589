/** The month that a legacy file's name gives: `hotl1501.csv`, `HOT2302.CSV`, `HOTEL_01_2016.CSV`; else null. */
export function periodInName(name: string): { year: number; month: number } | null {
  const short = /hotl?(\d{2})(\d{2})(?!\d)/i.exec(name);
  const long = /(?:hotel|mixedbev)_(\d{2})_(\d{4})/i.exec(name);
  const year = short ? 2000 + Number(short[1]) : Number(long?.[2] ?? 0);
  const month = Number(short?.[2] ?? long?.[1] ?? 0);
  return month >= 1 && month <= 12 ? { year, month } : null;
}
