/** A parameter of a path: its meaning and an example. */
interface RestParameter {
  description: string;
  example: string | number;
}

const HOTEL = '32049649729';

/** Parameters by name, the same in all paths. */
export const restParameters: Readonly<Record<string, RestParameter>> = {
  text: {
    description: 'At least 3 letters or digits of a name, an address or a ZIP code.',
    example: 'hotel',
  },
  part: { description: 'Month, 1 to 12; of quarterly lists the quarter, 1 to 4.', example: 2 },
  year: { description: 'Calendar year.', example: 2023 },
  item: { description: 'Kind of place: `city`, `county` or `zip`.', example: 'city' },
  itemvalue: {
    description: 'Names of places of this kind, separated by commas; `(slash)` for / and `(hash)` for #.',
    example: 'AUSTIN',
  },
  name: {
    description: 'Name of the place, or of the property, of which only the numbers count. `(slash)` for /.',
    example: 'AUSTIN',
  },
  taxpayer: { description: 'Taxpayer number, 11 digits.', example: HOTEL },
  location: { description: 'Location number within the taxpayer.', example: 22 },
  filertype: { description: 'Filer type, which makes no difference.', example: 50 },
  id: { description: 'Number of a portfolio, from `GET /rest/portfolio`.', example: 1 },
};
