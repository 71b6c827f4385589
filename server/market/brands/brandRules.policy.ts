/** Access rules for this feature’s root fields. */
export const brandRulesPolicy = {
  brandRules: 'admin',
  brandCorrections: 'admin',
  brandChanges: 'admin',
  brandPreview: 'admin',
  addBrandRule: 'admin',
  changeBrandRule: 'admin',
  correctHotelBrand: 'admin',
  withdrawBrandCorrection: 'admin',
  setBrandChainScale: 'admin',
} as const;
