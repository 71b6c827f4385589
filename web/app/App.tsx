import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { BrowserRouter } from 'react-router-dom';
import { AppBoundary } from './ErrorBoundary.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { ThemeProvider } from './ThemeProvider.tsx';

/** The whole application for one person, over the given client. */
export function App({ client }: { client: ApolloClient }) {
  return (
    <ThemeProvider>
      <AppBoundary>
        <ApolloProvider client={client}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </ApolloProvider>
      </AppBoundary>
    </ThemeProvider>
  );
}
