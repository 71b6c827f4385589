// @ts-nocheck Its packages are installed when the benchmark runs.
import fastify from 'fastify';
import mercurius from 'mercurius';
import { ask, byKey, port, schema } from './sql.mjs';

const app = fastify();
const idsOf = (queries) => queries.map(({ obj }) => obj.id);
app.register(mercurius, {
  schema,
  resolvers: { Query: { hotels: (_, { city, first }) => ask.hotels(city, first) } },
  loaders: {
    Hotel: {
      latest: {
        loader: async (queries) =>
          byKey(idsOf(queries), await ask.latest(idsOf(queries))).map(([row]) => row ?? null),
        opts: { cache: false },
      },
      months: {
        loader: async (queries) => byKey(idsOf(queries), await ask.months(idsOf(queries))),
        opts: { cache: false },
      },
    },
  },
  jit: 1,
});
await app.listen({ port, host: '127.0.0.1' });
