import { helpIfAsked } from './help.mjs';
import { checkNode } from './node.mjs';

helpIfAsked(`npm test [-- TEXT…]

Runs all tests, or those whose files have one of these texts in their paths.`);
// `npm test`, or `npm test -- worker/market/hotels` for the test files whose path contains that.
checkNode();
import('./suite.mjs').then(({ runSuite }) => runSuite(process.argv.slice(2)));
