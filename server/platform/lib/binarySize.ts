const UNITS = ['bytes', 'KiB', 'MiB', 'GiB'];
const STEP = 1024;

/** A limit in words, such as `1 GiB`, in the largest binary unit of which it is a whole number. */
export function binarySize(bytes: number): string {
  let [size, unit] = [bytes, 0];
  while (size % STEP === 0 && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  return `${size.toLocaleString('en-US')} ${UNITS[unit] ?? ''}`;
}
