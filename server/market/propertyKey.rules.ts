/**
 * SQL of what tells a property `p` from the others of its tax, `32049649729-00022`. Location numbers have five digits
 * in all releases so far; `lpad` alone would cut a longer one.
 */
export const propertyKey = `p.taxpayer_number || '-'
    || lpad(p.location_number::text, greatest(5, length(p.location_number::text)), '0')`;
