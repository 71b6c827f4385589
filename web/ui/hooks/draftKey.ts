/** Key in sessionStorage of the texts that the member of this tab has not sent yet. */
export const DRAFTS = 'drafts';
