import { checkNode } from './node.mjs';

// `npm start`. The rest is loaded only once Node is known to understand it.
checkNode();
import('./product.mjs').then(({ startProduct }) => startProduct());
