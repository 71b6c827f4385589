import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { PictureNote } from '../ui/charts/pictureNote.ts';
import { useOldFiguresNote } from './about.ts';
import { AppBoundary } from './ErrorBoundary.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { Maintenance } from './Maintenance.tsx';
import { TouchedTitle } from '../ui/parts/TouchedTitle.tsx';
import { ThemeProvider } from '../ui/theme/ThemeProvider.tsx';

/** The whole application for one person, over the given client. */
export function App({ client }: { client: ApolloClient }) {
  return (
    <ThemeProvider>
      <AppBoundary>
        <ApolloProvider client={client}>
          {/* Fields that are kept in the address must show a typed letter at once: no transitions. */}
          <BrowserRouter useTransitions={false}>
            <Maintenance>
              <NotedPictures>
                <AppRoutes />
              </NotedPictures>
            </Maintenance>
          </BrowserRouter>
        </ApolloProvider>
      </AppBoundary>
      <TouchedTitle />
    </ThemeProvider>
  );
}

function NotedPictures({ children }: { children: ReactNode }) {
  return <PictureNote value={useOldFiguresNote()}>{children}</PictureNote>;
}
