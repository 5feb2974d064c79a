import type { Bilingual } from '../bilingual.ts';

/** Fictitious manufacturers with their brands and countries. */
export const makers = {
  rimal: {
    manufacturer: ['Rimal Medical Industries', 'مصنع الرمال للصناعات الطبية'],
    brand: ['Rimal', 'رمال'],
    origin: 'SA',
  },
  dilmun: { manufacturer: ['Dilmun Healthcare', 'دلمون للرعاية الصحية'], brand: ['Dilmun', 'دلمون'], origin: 'BH' },
  rheintal: {
    manufacturer: ['Rheintal Medizintechnik', 'راينتال للتقنيات الطبية'],
    brand: ['Rheintal', 'راينتال'],
    origin: 'DE',
  },
  hanbit: { manufacturer: ['Hanbit Devices', 'هانبيت للأجهزة'], brand: ['Hanbit', 'هانبيت'], origin: 'KR' },
  selangor: { manufacturer: ['Selangor Glove Works', 'سيلانغور للقفازات'], brand: ['Selanga', 'سيلانغا'], origin: 'MY' },
  marmara: { manufacturer: ['Marmara Tekstil', 'مرمرة للمنسوجات'], brand: ['Marmed', 'مارمد'], origin: 'TR' },
  alpina: { manufacturer: ['Alpina Nutrition', 'ألبينا للتغذية'], brand: ['Alpina', 'ألبينا'], origin: 'CH' },
} as const satisfies Record<string, { manufacturer: Bilingual; brand: Bilingual; origin: string }>;

export interface Facts {
  maker: keyof typeof makers;
  kind: 'device' | 'ivd' | 'medicine' | 'supplement' | 'cosmetic' | 'general';
  /** Risk classes of SFDA and NHRA; none for goods without an authorisation. */
  classes?: readonly [sfda: string, nhra: string];
  sterile?: 'yes' | 'no';
  singleUse?: 'yes' | 'no';
  /** Storage temperatures, °C; '' without a bound. */
  storage?: readonly [least: string, most: string];
}

const room = ['15', '25'] as const;
const dry = ['', '30'] as const;

const measuring = { kind: 'device', classes: ['Am', 'I'], sterile: 'no', singleUse: 'no' } as const;
const reusable = { kind: 'device', classes: ['Ar', 'I'], sterile: 'no', singleUse: 'no' } as const;
const disposable = { kind: 'device', classes: ['A', 'I'], sterile: 'no', singleUse: 'yes', storage: dry } as const;
const sterile = { kind: 'device', classes: ['As', 'I'], sterile: 'yes', singleUse: 'yes', storage: dry } as const;
const invasive = { kind: 'device', classes: ['B', 'IIa'], sterile: 'yes', singleUse: 'yes', storage: dry } as const;
const active = {
  kind: 'device',
  classes: ['B', 'IIa'],
  sterile: 'no',
  singleUse: 'no',
  storage: ['-10', '50'],
} as const;
const garment = { maker: 'marmara', kind: 'general', singleUse: 'no' } as const;
const supplement = { maker: 'alpina', kind: 'supplement', storage: room } as const;

/** Facts by family. Families left out have none: their vendors have not stated them. */
export const FACTS: Readonly<Record<string, Facts>> = {
  MSK: { maker: 'rimal', ...disposable },
  TIE: { maker: 'rimal', ...disposable },
  FFP: { maker: 'rheintal', ...disposable },
  CUP: { maker: 'rheintal', ...disposable },
  VIS: { maker: 'rimal', ...reusable },
  GOG: { maker: 'rheintal', ...reusable },
  NIT: { maker: 'selangor', ...disposable },
  LAT: { maker: 'selangor', ...disposable },
  VIN: { maker: 'selangor', ...disposable },
  SGL: { maker: 'selangor', ...invasive },
  GWN: { maker: 'marmara', ...disposable },
  APR: { maker: 'marmara', ...disposable },
  CAP: { maker: 'marmara', ...disposable },
  SHO: { maker: 'marmara', ...disposable },
  GEL: { maker: 'rimal', kind: 'cosmetic', storage: dry },
  PKG: { maker: 'rimal', kind: 'cosmetic', storage: dry },
  SOP: { maker: 'dilmun', kind: 'cosmetic', storage: dry },
  SPR: { maker: 'dilmun', kind: 'device', classes: ['B', 'IIa'], storage: dry },
  CAN: { maker: 'dilmun', kind: 'device', classes: ['B', 'IIa'], storage: dry },
  AWP: { maker: 'rimal', kind: 'cosmetic', singleUse: 'yes', storage: dry },
  TUB: { maker: 'dilmun', kind: 'device', classes: ['B', 'IIa'], singleUse: 'yes', storage: dry },
  SKN: { maker: 'rheintal', kind: 'medicine', storage: room },
  THM: { maker: 'hanbit', ...measuring },
  IRT: { maker: 'hanbit', ...active },
  BPA: { maker: 'hanbit', ...active },
  BPW: { maker: 'hanbit', ...active },
  OXI: { maker: 'hanbit', ...active },
  STH: { maker: 'rheintal', ...reusable },
  OTO: { maker: 'rheintal', ...reusable },
  SCL: { maker: 'hanbit', ...measuring },
  NEB: { maker: 'rheintal', ...active },
  OXM: { maker: 'marmara', ...disposable },
  GLU: { maker: 'hanbit', kind: 'ivd', classes: ['C', 'C'], sterile: 'no', singleUse: 'no' },
  STR: { maker: 'hanbit', kind: 'ivd', classes: ['C', 'C'], singleUse: 'yes', storage: ['4', '30'] },
  LAN: { maker: 'rheintal', ...invasive },
  PEN: { maker: 'rheintal', ...invasive },
  INS: { maker: 'rheintal', ...invasive },
  FTC: { maker: 'alpina', kind: 'cosmetic', storage: room },
  COL: { maker: 'marmara', kind: 'general', singleUse: 'no', storage: ['2', '8'] },
  ELB: { maker: 'marmara', ...reusable },
  COH: { maker: 'marmara', ...disposable },
  PLA: { maker: 'rimal', ...disposable },
  GAU: { maker: 'rimal', ...sterile },
  COT: { maker: 'rimal', ...disposable },
  TAP: { maker: 'rimal', ...disposable },
  DRS: { maker: 'rheintal', ...invasive },
  KIT: { maker: 'dilmun', kind: 'device', classes: ['A', 'I'] },
  SCI: { maker: 'rheintal', ...reusable },
  FOR: { maker: 'rheintal', ...reusable },
  SYR: { maker: 'rimal', ...sterile },
  NDL: { maker: 'rimal', ...invasive },
  SAF: { maker: 'rheintal', ...invasive },
  INF: { maker: 'rimal', ...invasive },
  CNL: { maker: 'rheintal', ...invasive },
  SHB: { maker: 'dilmun', ...disposable },
  BAG: { maker: 'dilmun', ...sterile },
  SCT: garment,
  SCS: garment,
  COA: garment,
  CLG: { ...garment, maker: 'rheintal' },
  CLS: { ...garment, maker: 'rheintal' },
  WHC: { maker: 'rheintal', ...reusable },
  CRU: { maker: 'rheintal', ...reusable },
  CAN4: { maker: 'rheintal', ...reusable },
  WLK: { maker: 'rheintal', ...reusable },
  COM: { maker: 'marmara', ...reusable },
  BED: { maker: 'rheintal', ...reusable },
  SHC: { maker: 'marmara', ...reusable },
  CSH: { maker: 'marmara', ...reusable },
  WRS: { maker: 'marmara', ...reusable },
  VTD: supplement,
  VTC: supplement,
  MUL: supplement,
  OMG: supplement,
  COLG: supplement,
  MAG: supplement,
  CRM: { maker: 'alpina', kind: 'cosmetic', storage: room },
  EYE: { maker: 'rheintal', kind: 'device', classes: ['As', 'I'], sterile: 'yes', storage: room },
  RAP: { maker: 'hanbit', kind: 'ivd', classes: ['C', 'C'], singleUse: 'yes', storage: ['2', '8'] },
};

/** Category whose products need an authorisation. */
export const REGULATED_CATEGORIES: ReadonlySet<string> = new Set(['medical-devices', 'injection-and-infusion']);

/** Family, and place in it, of the product whose authorisation has ended. */
export const ENDED = { family: 'OTO', item: 1 } as const;

/** Rules of sale of single products, by family and place in it. */
export const SALE_RULES: Readonly<Record<string, Readonly<Record<number, { [rule in Rule]?: string }>>>> = {
  RAP: { 1: { quantity_limit: '2', limit_days: '30' } },
  GEL: { 2: { min_age: '18' } },
};

/** Families for professionals. */
export const PROFESSIONAL_FAMILIES: ReadonlySet<string> = new Set(['LAN']);

type Rule = 'quantity_limit' | 'limit_days' | 'min_age';
