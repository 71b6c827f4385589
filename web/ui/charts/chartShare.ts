import { createContext } from 'react';
import type { ReactNode } from 'react';

/** A further way to share the charts of a page, beside their files; null for none. */
export const ChartShare = createContext<ReactNode>(null);
