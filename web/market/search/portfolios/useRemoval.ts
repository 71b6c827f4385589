import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { useCallback, useState } from 'react';
import { NO_ANSWER } from '../../../ui/formats/failures.ts';
import { PutBackInPortfolioDocument, RemoveFromPortfolioDocument } from './portfolioDocuments.ts';
import type { PortfolioLine } from './portfolioRows.ts';

export interface Removal {
  remove: (line: PortfolioLine) => void;
  /** The property that was removed last, with its note; null if none was, or if it was restored. */
  removed: PortfolioLine | null;
  putBack: (line: PortfolioLine) => void;
  /** Withdraws the offer to restore. */
  forget: () => void;
  /** Why the last of the two failed; empty if it did not. */
  problem: string;
}

/** Removes properties from a portfolio, and restores the last one. */
export function useRemoval(portfolioId: string, onChanged: () => void): Removal {
  const client = useApolloClient();
  const [removed, setRemoved] = useState<PortfolioLine | null>(null);
  const [problem, setProblem] = useState('');
  const change = useCallback(
    async (work: typeof takeOut, line: PortfolioLine, now: PortfolioLine | null): Promise<void> => {
      const found = await work(client, portfolioId, line).catch(() => NO_ANSWER);
      setProblem(found);
      if (found !== '') return;
      setRemoved(now);
      onChanged();
    },
    [client, portfolioId, onChanged],
  );
  const remove = useCallback((line: PortfolioLine) => void change(takeOut, line, line), [change]);
  const putBack = useCallback((line: PortfolioLine) => void change(addAgain, line, null), [change]);
  const forget = useCallback(() => setRemoved(null), []);
  return { remove, removed, putBack, forget, problem };
}

/** Answers why it was refused; empty if it was not. */
async function takeOut(client: ApolloClient, portfolioId: string, line: PortfolioLine): Promise<string> {
  const variables = { input: keyOf(portfolioId, line) };
  const { data } = await client.mutate({ mutation: RemoveFromPortfolioDocument, variables });
  return data?.removeFromPortfolio.errors[0]?.message ?? '';
}

/** The same. The note is as it was. */
async function addAgain(client: ApolloClient, portfolioId: string, line: PortfolioLine): Promise<string> {
  const input = keyOf(portfolioId, line);
  const variables = { input, noted: { ...input, note: line.note } };
  const { data } = await client.mutate({ mutation: PutBackInPortfolioDocument, variables });
  const [refused] = [...(data?.addToPortfolio.errors ?? []), ...(data?.noteInPortfolio.errors ?? [])];
  return refused?.message ?? '';
}

function keyOf(portfolioId: string, { property: { taxpayerNumber, locationNumber } }: PortfolioLine) {
  return { portfolioId, taxpayerNumber, locationNumber };
}
