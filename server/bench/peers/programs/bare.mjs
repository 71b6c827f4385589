// @ts-nocheck Its packages are installed when the benchmark runs.
/* oxlint-disable */
import { createServer } from 'node:http';
import { ask, byKey, port } from './sql.mjs';

// One statement for the hotels and one for their months, and JSON: nothing can be much less.
createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += part));
  request.on('end', async () => {
    const { city, first, deep } = JSON.parse(body).variables;
    const hotels = await ask.hotels(city, first);
    const ids = hotels.map(({ id }) => id);
    const months = byKey(ids, await (deep ? ask.months(ids) : ask.latest(ids)));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(hotels.map((hotel, i) => ({ ...hotel, months: months[i] }))));
  });
}).listen(port, '127.0.0.1');
