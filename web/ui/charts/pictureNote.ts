import { createContext } from 'react';

/** A note for every picture of a chart, such as that its figures are old; empty for none. */
export const PictureNote = createContext('');
