/** A dash for what is not known, with its reason on hover and for screen readers; headlines show it. */
export function Unknown({ why }: { why: string }) {
  return (
    <span title={why} className="unknown">
      <span aria-hidden="true">–</span>
      <span className="sr-only">unknown: </span>
      <span className="sr-only unknown-why">{why}</span>
    </span>
  );
}
