import { portfolioPath } from '../../../app/paths.ts';
import type { Product } from '../../../gql/graphql.ts';
import { useAsOf } from '../../figures/citing/asOf.ts';
import { CiteButton } from '../../figures/citing/CiteButton.tsx';
import { ExportButton } from '../../figures/exports/ExportButton.tsx';

/** Exports and cites the figures of a portfolio. Exported files always hold the latest releases. */
export function PortfolioActions({
  portfolio,
}: {
  portfolio: { id: string; name: string; product: Product };
}) {
  const { id, name, product } = portfolio;
  const asOf = useAsOf();
  const page = {
    title: `${name} (portfolio)`,
    figures: `${product === 'HOTEL' ? 'Room' : 'Mixed beverage'} receipts of its properties by month`,
    path: portfolioPath(portfolio),
  };
  return (
    <>
      {asOf === null && (
        <ExportButton
          product={product}
          title={name}
          properties={{ filter: { portfolioId: id }, hasFilings: false }}
        />
      )}
      <CiteButton products={[product]} page={page} />
    </>
  );
}
