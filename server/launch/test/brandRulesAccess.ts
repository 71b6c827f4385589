import type { FieldAccess } from './billingAccess.ts';

/** Access to brand rules, doubtful filings and sources of releases, and to changes of them. */
export const brandRulesFields: Record<string, FieldAccess> = {
  doubtfulFiling: ['admins', '{ doubtfulFiling(id: "hotel-filing:9") { version } }'],
  doubtfulFilings: ['admins', '{ doubtfulFilings(first: 1) { totalCount } }'],
  decideFiling: [
    'admins',
    'mutation { decideFiling(input: { filingId: "hotel-filing:9", note: "", version: "" }) { errors { code } } }',
  ],
  schedules: ['admins', '{ schedules { name } }'],
  uploads: ['admins', '{ uploads { id } }'],
  setSchedule: ['admins', 'mutation { setSchedule(input: { name: "x" }) { errors { code } } }'],
  runSchedule: ['admins', 'mutation { runSchedule(input: { name: "x" }) { errors { code } } }'],
  addSchedule: [
    'admins',
    'mutation { addSchedule(input: { name: "x", address: "", pattern: "" }) { errors { code } } }',
  ],
  removeSchedule: ['admins', 'mutation { removeSchedule(input: { name: "x" }) { errors { code } } }'],
  cancelScheduleRun: ['admins', 'mutation { cancelScheduleRun(input: { name: "x" }) { errors { code } } }'],
  brandRules: ['admins', '{ brandRules(first: 1) { totalCount } }'],
  brandCorrections: ['admins', '{ brandCorrections(first: 1) { totalCount } }'],
  brandChanges: ['admins', '{ brandChanges(first: 1) { totalCount } }'],
  brandPreview: ['admins', '{ brandPreview(input: { withdraw: { correctionId: 9 } }) { names } }'],
  addBrandRule: [
    'admins',
    'mutation { addBrandRule(input: { matchText: "", brandId: "brand:9", stamp: "" }) { errors { code } } }',
  ],
  changeBrandRule: [
    'admins',
    'mutation { changeBrandRule(input: { ruleId: 0, stamp: "" }) { errors { code } } }',
  ],
  correctHotelBrand: [
    'admins',
    'mutation { correctHotelBrand(input: { hotelId: "hotel:1-1", reason: "x", stamp: "" }) { errors { code } } }',
  ],
  withdrawBrandCorrection: [
    'admins',
    'mutation { withdrawBrandCorrection(input: { correctionId: 9, stamp: "" }) { errors { code } } }',
  ],
  setBrandChainScale: [
    'admins',
    'mutation { setBrandChainScale(input: { brandId: "brand:9", source: "" }) { errors { code } } }',
  ],
};
