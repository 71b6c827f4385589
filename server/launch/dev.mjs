import { checkNode } from './node.mjs';

// `npm run dev`. The rest is loaded only once Node is known to understand it.
checkNode();
import('./develop.mjs').then(({ develop }) => develop());
