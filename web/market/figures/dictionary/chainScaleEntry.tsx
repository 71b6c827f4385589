import type { Entry } from './entries.ts';

/** The entry about classes of brands. */
export const chainScaleEntry: Entry = {
  id: 'chain-scale',
  term: 'Chain scale',
  words: (
    <>
      <p>
        A class of hotel brands by their usual room rate: Luxury, Upper Upscale, Upscale, Upper Midscale,
        Midscale, Economy. The classes are the STR chain scales as generally published, checked by hand in
        November 2026; operators can change them, and each brand’s page names its source. The class belongs to
        the brand, not to the single hotel, and applies to all months.
      </p>
      <p>
        <strong>Independent</strong> hotels have no brand, whatever they charge. Hotels with fewer than 10
        rooms are among them, because small lodgings are not matched to brands by name.{' '}
        <strong>Unknown</strong> are brands whose class is not certain; it is never guessed.
      </p>
      <p>
        A <strong>chain scale mix</strong> is each class’s percentage of a place’s rooms and room receipts,
        over the 12 months up to the latest one without missing rows. A month counts toward the brand that the
        hotel had then. Marketplaces have no class and are left out.
      </p>
    </>
  ),
};
