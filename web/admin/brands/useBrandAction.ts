import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { BrandPreviewInput, BrandPreviewQuery } from '../../gql/graphql.ts';
import { BrandPreviewDocument } from './brandDocuments.ts';
import { NO_ANSWER, NOT_SAVED } from '../../ui/formats/failures.ts';
import { formatCount } from '../../ui/formats/formatMoney.ts';

export type Rebrandings = BrandPreviewQuery['brandPreview']['rebrandings'];

interface Wrong {
  field: string | null;
  code: string;
  message: string;
}

interface Options {
  input: BrandPreviewInput;
  /** Applies the change with the stamp of its preview; resolves to the reasons of a refusal. */
  apply: (client: ApolloClient, stamp: string) => Promise<readonly Wrong[]>;
  onDone: () => void;
  /** Refused because others changed something after the preview. */
  onOutdated: () => void;
}

/** An act on brands: its preview, which holds as long as nothing else is asked for, and then the act itself. */
export interface BrandAction {
  /** Problems by the input's field; '' for the whole. */
  problems: Readonly<Record<string, string>>;
  rebrandings: Rebrandings | null;
  busy: boolean;
  told: string;
  look: () => void;
  apply: () => void;
}

const APPLIED = 'Applied. Figures update in a few minutes.';
const NOTHING = { problems: {}, rebrandings: null, told: '', stamp: '' };

type Shown = Pick<BrandAction, 'problems' | 'rebrandings' | 'told'> & { key: string; stamp: string };

function wordsOf({ totalCount }: Rebrandings): string {
  if (totalCount === 0) return 'No hotel would change brand.';
  if (totalCount === 1) return '1 hotel would change brand.';
  return `${formatCount(totalCount)} hotels would change brand, each listed under its name at the time.`;
}

function problemsOf(wrong: readonly Wrong[]): Record<string, string> {
  return Object.fromEntries(wrong.map(({ field, message }) => [field ?? '', message]));
}

export function useBrandAction({ input, apply, onDone, onOutdated }: Options): BrandAction {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<Shown>({ key: '', ...NOTHING });
  const key = JSON.stringify(input);
  const run = (work: () => Promise<Partial<Shown>>): void => {
    setBusy(true);
    work()
      .catch(() => ({ told: NOT_SAVED }))
      .then((result) => {
        setBusy(false);
        setShown({ ...NOTHING, key, ...result });
      })
      .catch(() => undefined);
  };
  const look = (): void =>
    run(async () => {
      const { errors, rebrandings, stamp } = await askPreview(client, input);
      if (errors.length > 0) return { problems: problemsOf(errors) };
      return { rebrandings, stamp, told: wordsOf(rebrandings) };
    });
  const act = (): void =>
    run(async () => {
      const wrong = await apply(client, shown.stamp);
      if (wrong.some(({ code }) => code === 'OUTDATED')) onOutdated();
      if (wrong.length > 0) return { problems: problemsOf(wrong) };
      onDone();
      // Shown until the next preview, even if the form changes meanwhile.
      return { told: APPLIED, key: '' };
    });
  const isOfThis = shown.key === key || shown.key === '';
  return { ...(isOfThis ? shown : NOTHING), busy, look, apply: act };
}

async function askPreview(
  client: ApolloClient,
  input: BrandPreviewInput,
): Promise<BrandPreviewQuery['brandPreview']> {
  const { data } = await client.query({
    query: BrandPreviewDocument,
    variables: { input },
    fetchPolicy: 'no-cache',
  });
  if (data === undefined) throw new Error(NO_ANSWER);
  return data.brandPreview;
}
