/** Figures that people look for in vain, and why the data cannot give them. */
export function NotHere() {
  return (
    <>
      <p>
        <strong>Occupancy</strong> and <strong>average daily rate</strong> are in no table, chart or export.
        The tax is on receipts: a filing states receipts and rooms for rent, never rooms sold, guests or
        rates.
      </p>
      <p>
        They cannot be derived either. RevPAR is occupancy × rate, and many pairs give the same RevPAR: 60 is
        a full house at $60 as well as a half-full one at $120. Anyone who derives both from this data has
        guessed one of them.
      </p>
      <p>
        There are also no forecasts, no city or county taxes, and nothing more detailed than a month: no
        weeks, days or room types.
      </p>
    </>
  );
}
