import { helpIfAsked } from './help.mjs';
import { checkNode } from './node.mjs';

helpIfAsked(`npm start

Runs the product on http://localhost:4000, or at PORT, with PostgreSQL and Redis of its own unless DATABASE_URL and
REDIS_URL name others. An empty database gets synthetic figures, unless SAMPLE=off. Ctrl-C stops everything.`);
// `npm start`. The rest is loaded only once Node is known to understand it.
checkNode();
import('./product.mjs').then(({ startProduct }) => startProduct());
