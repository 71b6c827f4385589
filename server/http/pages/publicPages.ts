/** Title and description of a public page, shown with links to it. */
export interface PublicPage {
  /** Without the product's name, which follows it. */
  title: string;
  description: string;
  /** Canonical path, if there are several. */
  canonical?: string;
}

const WHAT =
  'What every Texas hotel and every bar with a mixed beverage permit takes in, by month, from the comptroller’s public releases.';

/** Title and description of all other pages, which are for members. */
export const ANY_PAGE: PublicPage = { title: '', description: WHAT };

const welcome: PublicPage = {
  title: 'What every Texas hotel and bar takes in',
  description: `${WHAT} Look around a sample hotel, city and county without an account.`,
  canonical: '/',
};

/** By path. Pages not listed here are hidden from search engines. */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  '/': welcome,
  '/login': welcome,
  '/register': {
    title: 'Create Your Account',
    description: `${WHAT} Sign up, and choose a monthly or a yearly plan.`,
  },
  '/trial/hotel': {
    title: 'Sample Hotel',
    description:
      'All that members see of a hotel, shown with one in Marfa: receipts, RevPAR and rooms by month, quarter and year, with who ran it and when.',
  },
  '/trial/city': {
    title: 'Sample City',
    description:
      'All that members see of a city, shown with Marfa: hotel receipts and RevPAR by month and by year.',
  },
  '/trial/county': {
    title: 'Sample County',
    description:
      'All that members see of a county, shown with Presidio: hotel receipts and RevPAR by month, by city and by year.',
  },
  '/privacy': {
    title: 'Privacy',
    description: 'Personal data that this installation keeps about its members, and for how long.',
  },
  '/terms': {
    title: 'Terms',
    description: 'Terms of use of this installation, and the source of its figures.',
  },
};
