/** Cannot be done at the moment. Nothing is lost: what was fetched is kept. */
export class TryLater extends Error {
  override name = 'TryLater';

  constructor(
    message: string,
    /** Wait that the other side asks for; null if it says nothing. */
    readonly afterMs: number | null = null,
    /** True if this attempt has fetched something. */
    readonly hasProgressed = false,
  ) {
    super(message);
  }
}
