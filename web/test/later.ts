/** An answer that a test gives when it wants to. */
export function later<T>(): { answered: Promise<T>; answer: (value: T) => void } {
  let answer: (value: T) => void = () => undefined;
  const answered = new Promise<T>((resolve) => (answer = resolve));
  return { answered, answer };
}
