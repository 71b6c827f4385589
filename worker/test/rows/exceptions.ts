/** Columns that their table lets be null and their statement does not: the statement's name, the column, and why. */
export const neverNull: Readonly<Record<string, string>> = {
  'recordsOfCustomers customerId': 'asked for by their customers',
  'overdue subscriptionId': 'where it is not null',
  'sandbox.customersWithPlans customer': 'a subscription is made for a customer',
  'addressesDue customerId': 'where it is not null',
  'oldOpenInvoices memberId': 'where it is not null',
  'findPasskey signCount': 'a passkey has it, and only an authenticator app has none',
  'placeBrands brandId': 'where it is not null',
  'ownerCities key': 'where it is not null',
  'search.propertiesByStart propertyId': 'entries of a property have it',
  'rebuildBrands.brandsOfTouched brand_id': 'where it is not null',
};

/** Files of questions that cannot be checked, and why. */
export const unchecked: Readonly<Record<string, string>> = {
  'worker/import/check.ts': 'a column for each check, named by its number',
};
