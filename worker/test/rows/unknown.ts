/** A value that the code alone does not tell. */
export class Unknown extends Error {}
