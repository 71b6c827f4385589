// @ts-nocheck Its packages are installed when the benchmark runs.
/* oxlint-disable */
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import DataLoader from 'dataloader';
import { ask, byKey, port, schema } from './sql.mjs';

const server = new ApolloServer({
  typeDefs: schema,
  resolvers: {
    Query: { hotels: (_, { city, first }) => ask.hotels(city, first) },
    Hotel: {
      latest: ({ id }, _, { latest }) => latest.load(id),
      months: ({ id }, _, { months }) => months.load(id),
    },
  },
});
const context = async () => ({
  latest: new DataLoader(async (ids) => byKey(ids, await ask.latest(ids)).map(([row]) => row ?? null)),
  months: new DataLoader(async (ids) => byKey(ids, await ask.months(ids))),
});
await startStandaloneServer(server, { listen: { port, host: '127.0.0.1' }, context });
