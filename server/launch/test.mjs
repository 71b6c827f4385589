import { checkNode } from './node.mjs';

// `npm test`, or `npm test -- worker/market/hotels` for the test files whose path contains that.
checkNode();
import('./suite.mjs').then(({ runSuite }) => runSuite(process.argv.slice(2)));
