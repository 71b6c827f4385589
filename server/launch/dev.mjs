import { helpIfAsked } from './help.mjs';
import { checkNode } from './node.mjs';

helpIfAsked(`npm run dev

Runs the product on http://localhost:4000 as npm start does, and takes changes of the code over within two seconds.`);
// `npm run dev`. The rest is loaded only once Node is known to understand it.
checkNode();
import('./develop.mjs').then(({ develop }) => develop());
