import { escaped } from '../../platform/lib/escaped.ts';
import { ANY_PAGE, publicPages } from './publicPages.ts';

export interface PageFacts {
  productName: string;
  /** Public address of the product, without a trailing slash. */
  publicUrl: string;
}

/** Made by `npm run preview`. */
const PICTURE = { path: '/preview.png', width: 1200, height: 630 };
const PICTURE_ALT = 'Bars of a sample city’s hotel receipts by month: synthetic data';

const MARKED = /<!-- head -->.*?<!-- \/head -->/s;

/** The client's page with title and description for a path, for readers without scripts. */
export function withHead(html: string, path: string, facts: PageFacts): string {
  return html.replace(MARKED, () => headOf(path, facts).join('\n    '));
}

/** The client's page with the files of one of its pages, which load beside the others instead of after them. */
export function withFiles(html: string, files: readonly string[]): string {
  const links = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="/${file}" />`
      : `<link rel="modulepreload" crossorigin href="/${file}" />`,
  );
  return html.replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
}

/** True if search engines may list the page of a path. */
export function isPublic(path: string): boolean {
  return pageAt(path) !== null;
}

function pageAt(path: string): (typeof publicPages)[string] | null {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return Object.hasOwn(publicPages, plain) ? (publicPages[plain] ?? null) : null;
}

/** Tags of a page's head. Of a path that is not public nothing is repeated: it may be a secret link. */
function headOf(path: string, { productName, publicUrl }: PageFacts): string[] {
  const page = pageAt(path);
  const { title: own, description, canonical } = page ?? ANY_PAGE;
  const title = own === '' ? productName : `${own} · ${productName}`;
  const url = publicUrl + (canonical ?? path.replace(/(.)\/$/, '$1'));
  const picture = publicUrl + PICTURE.path;
  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    ...(page ? [`<link rel="canonical" href="${escaped(url)}" />`] : [meta('name', 'robots', 'noindex')]),
    '<link rel="alternate" type="application/atom+xml" title="Releases" href="/releases.atom" />',
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', productName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(page ? [meta('property', 'og:url', url)] : []),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(PICTURE.width)),
    meta('property', 'og:image:height', String(PICTURE.height)),
    meta('property', 'og:image:alt', PICTURE_ALT),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', picture),
    meta('name', 'twitter:image:alt', PICTURE_ALT),
  ];
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escaped(content)}" />`;
}
