import type { DemoProduct } from './build-catalogue.ts';

/** Months from manufacture to expiry, by family. Goods of other families do not expire. */
const SHELF_LIFE_MONTHS: Readonly<Record<string, number>> = {
  ...{ MSK: 36, TIE: 36, FFP: 60, CUP: 60 },
  ...{ GEL: 30, PKG: 30, SOP: 30, SPR: 24, CAN: 36, AWP: 24, TUB: 24, SKN: 36 },
  ...{ STR: 18, LAN: 48, PEN: 60, INS: 60, FTC: 30 },
  ...{ COH: 60, PLA: 48, GAU: 60, COT: 60, TAP: 36, DRS: 36, KIT: 36 },
  ...{ SYR: 60, NDL: 60, SAF: 60, INF: 48, CNL: 48, BAG: 60 },
  ...{ VTD: 24, VTC: 24, MUL: 24, OMG: 18, COLG: 24, MAG: 24, CRM: 30, EYE: 24, HON: 24, RAP: 18 },
};

/** Months from manufacture to expiry; null for a product without lots. */
export const shelfLifeOf = ({ family }: DemoProduct): number | null => SHELF_LIFE_MONTHS[family.code] ?? null;

/** Days before their expiry on which lots leave the shop. */
export const MIN_SHELF_LIFE_DAYS = 30;
