/** Words about a REST route that its code does not say. */
export interface RestWords {
  summary: string;
  /** Rows can also be read as CSV and in pages. */
  answers: 'rows' | 'object' | 'text';
  /** An example of the body, of which the types of its fields follow. */
  body?: Example;
  /** Examples of its parameters that differ from the usual ones. */
  example?: Example;
}

type Example = Readonly<Record<string, string | number>>;

const words =
  (answers: RestWords['answers']) =>
  (summary: string, body?: Example, example?: Example): RestWords => ({
    summary,
    answers,
    ...(body && { body }),
    ...(example && { example }),
  });
const rows = words('rows');
const object = words('object');
const text = words('text');

const county = { name: 'Travis' };
const hotel = { taxpayer_number: '32049649729', location_number: 22 };
const bar = { taxpayer_number: '32052221093', location_number: 1 };
const barInPath = { taxpayer: bar.taxpayer_number, location: bar.location_number };
const listed = { ...hotel, location_name: 'HOTEL A/B #1' };

/** Figures: open to members, and to API keys with the scope FIGURES. */
export const figureWords: Readonly<Record<string, RestWords>> = {
  'get /search/latest': object('Latest published month of hotels'),
  'get /search/hotel/all/:text': object('Suggestions of hotels and places for a text'),
  'get /search/mbt/all/:text': object('Suggestions of bars and places for a text'),
  'get /monthly/:part/:year/:item/:itemvalue': rows('Monthly filers of hotel tax in a place, for a month'),
  'get /quarterly/:part/:year/:item/:itemvalue': rows(
    'Quarterly filers of hotel tax in a place, for a quarter',
  ),
  'get /quarterlymonthly/:part/:year/:item/:itemvalue': rows('All hotels in a place, for a quarter'),
  'get /mbt/:part/:year/:item/:itemvalue': rows('Bars and restaurants in a place, for a month'),
  'get /search/monthly/:item/:itemvalue': rows(
    'Monthly filers of hotel tax in a place, for the latest month',
  ),
  'get /search/quarterly/:item/:itemvalue': rows(
    'Quarterly filers of hotel tax in a place, for the latest quarter',
  ),
  'get /search/quarterlymonthly/:item/:itemvalue': rows('All hotels in a place, for the latest quarter'),
  'get /search/mbt/:item/:itemvalue': rows('Bars and restaurants in a place, for the latest month'),
  'get /basic/cities': rows('Names of cities with hotel figures'),
  'get /basic/counties': rows('Names of counties with hotel figures'),
  'get /mbt/cities': rows('Names of cities with mixed beverage figures'),
  'get /mbt/counties': rows('Names of counties with mixed beverage figures'),
  'get /basic/city/:name': rows('Hotel figures of a city by month'),
  'get /basic/county/:name': rows('Hotel figures of a county by month', undefined, county),
  'get /basic/citiesincounty/:name': rows(
    'Hotel figures of the cities of a county by month',
    undefined,
    county,
  ),
  'get /mbt/city/:name': rows('Mixed beverage figures of a city by month'),
  'get /mbt/county/:name': rows('Mixed beverage figures of a county by month', undefined, county),
  'get /mbt/citiesincounty/:name': rows(
    'Mixed beverage figures of the cities of a county by month',
    undefined,
    county,
  ),
  'get /basic/:name/:taxpayer/:location': rows(
    'Months that a taxpayer filed for a hotel; earlier and later owners have theirs under their own numbers',
  ),
  'get /mbt/:name/:taxpayer/:location': rows('Months of a bar or restaurant', undefined, barInPath),
  'get /basic/testyearlyvalues/:name/:taxpayer/:location/:filertype': rows(
    'Years that a taxpayer filed for a hotel; pages add up those of all its owners',
  ),
  'get /mbt/testyearlyvalues/:taxpayer/:location': rows('Years of a bar or restaurant', undefined, barInPath),
  'get /basic/testlastyearlyvalues/:year/:name/:taxpayer/:location/:filertype': rows(
    'The year before a year of a hotel, limited to the months that both have',
  ),
  'get /basic/map/:taxpayer/:location': object('Coordinates of a hotel'),
  'post /basic/hotelhistory': rows('Owners of the hotels at a hotel’s address, by time', hotel),
  'post /mbt/mbthistory': rows('Owners of the bars at a bar’s address, by time', bar),
  'get /search/taxpayerproperties/:taxpayer': rows('Properties of a taxpayer'),
  'post /search/addressmatch': rows('Up to 10 properties at an address', {
    address: '100 CONGRESS AVE',
    zip: '78701',
  }),
  'get /admin/newhotels': rows('New hotels by year'),
  'get /brands': rows('Brands with their company and number of hotels'),
  'post /brands/testbrand': rows('Months of a brand, by id or by the texts that it is matched by', {
    brandId: 1,
    brand: 'JW MARRIOTT',
  }),
  'post /brands/brand': rows('Months of a brand, by the texts that it is matched by', {
    brand: 'JW MARRIOTT',
  }),
  'post /brands/testbrandparent': rows('Months of a company with brands', { parentId: 1 }),
  'post /brands/brandhotels': rows('Hotels of a brand', { brandId: 1 }),
  'post /brands/brandparenthotels': rows('Hotels of a company with brands', { parentId: 1 }),
};

/** Samples, which are open to everybody. */
export const sampleWords: Readonly<Record<string, RestWords>> = {
  'get /trial': rows('Months of the sample hotel'),
  'get /trial/hotelhistory': rows('Owners of the sample hotel, by time'),
  'get /trial/testyearlyvalues': rows('Years of the sample hotel'),
  'get /trial/testlastyearlyvalues': rows('The year before the latest year of the sample hotel'),
  'get /trial/city': rows('Hotel figures of the sample city by month'),
  'get /trial/county': rows('Hotel figures of the sample county by month'),
  'get /trial/citiesincounty': rows('Hotel figures of the cities of the sample county by month'),
};

/** A member's own lists. API keys read portfolios with the scope PORTFOLIOS; everything else needs a session. */
const ownWords: Readonly<Record<string, RestWords>> = {
  'get /portfolio': rows('Your portfolios'),
  'post /portfolio': object('Creates a portfolio; type 0 is for hotels, 1 for bars', {
    portfolio: 'Marfa',
    type: 0,
  }),
  'delete /portfolio': object('Deletes a portfolio', { id: 1 }),
  'get /portfolio/hotel/:id': rows('Properties in a portfolio'),
  'post /portfolio/hotel': object('Adds a property to a portfolio', { ...listed, id: 1 }),
  'delete /portfolio/hotel': object('Removes a property from a portfolio', { ...listed, id: 1 }),
  'get /history': rows('Recently viewed properties'),
  'post /history': object('Notes that a property was viewed', { ...listed, type: 0 }),
};

const sessionWords: Readonly<Record<string, RestWords>> = {
  'post /basic/userlogin': object('Signs in; the answer has the token of the session', {
    email: 'ana@example.com',
    password: '…',
  }),
  'post /basic/userregister': object('Creates an account', {
    fname: 'Ana',
    lname: 'Diaz',
    email: 'ana@example.com',
    password: '…',
  }),
  'get /basic/userlogout': object('Ends the session'),
  'post /basic/userlogout': object('Ends the session'),
  'get /history/users': object('The signed-in member'),
  'get /history/checkstatus': object('Whether the member unsubscribed'),
  'post /passwordreset': text('Emails a link for a new password', { email: 'ana@example.com' }),
  'post /passwordreset/check': object('Whether the link’s token is still good'),
  'post /passwordreset/update': text('Sets a new password with the link’s token', { password: '…' }),
  'get /admin': rows('All members, for administrators'),
  'post /errorlog': object('Reports an error of a client', { error: 'an error', url: 'https://example.com' }),
  'post /basic/errorlog': object('Reports an error of a client', {
    error: 'an error',
    url: 'https://example.com',
  }),
};

const billingWords: Readonly<Record<string, RestWords>> = {
  'get /stripe/subscription': object('Plan of the member'),
  'get /stripe/stripePayment': text('Whether the member has access'),
  'post /stripe/stripePayment': text('Buys a plan', {
    token: 'tok_visa',
    subscriptionPlan: 2,
    name: 'Ana Diaz',
  }),
  'post /stripe/updatecard': text('Replaces the card', { token: 'tok_visa', name: 'Ana Diaz' }),
  'get /stripe/invoices': object('Invoices of the member'),
  'post /stripe/cancelSubscription': text('Cancels the plan at the end of its period', {
    value: 'option4',
    text: '',
  }),
  'get /stripe/upgradeSubscription': text('Changes from the monthly to the yearly plan'),
  'post /stripe/upgradeSubscription': text('Changes from the monthly to the yearly plan'),
};

/** Every route below /rest in its group, by method and path. */
export const restWords: Readonly<Record<string, Readonly<Record<string, RestWords>>>> = {
  Figures: figureWords,
  Samples: sampleWords,
  'Your lists': ownWords,
  'Sessions and accounts': sessionWords,
  Payment: billingWords,
};
