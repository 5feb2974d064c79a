import type { DemoProduct } from './build-catalogue.ts';
import {
  ENDED,
  FACTS,
  makers,
  PROFESSIONAL_FAMILIES,
  REGULATED_CATEGORIES,
  SALE_RULES,
} from '../catalogue/registration.ts';

const yearsAfter = (moment: string, years: number) => `${Number(moment.slice(0, 4)) + years}${moment.slice(4, 10)}`;

/** Rules of sale of a product. */
export const saleRulesRow = ({ family, item }: DemoProduct) => ({
  ...{ quantity_limit: '', limit_days: '', min_age: '' },
  audience: PROFESSIONAL_FAMILIES.has(family.code) ? 'professional' : '',
  ...SALE_RULES[family.code]?.[family.items.indexOf(item)],
});

const NONE = {
  ...{ product_kind: '', manufacturer: '', manufacturer_arabic: '', brand: '', brand_arabic: '', origin_country: '' },
  ...{ sterile: '', single_use: '', store_min_c: '', store_max_c: '' },
  ...{ sfda_class: '', sfda_number: '', sfda_holder: '', sfda_expires_on: '' },
  ...{ nhra_class: '', nhra_number: '', nhra_holder: '', nhra_expires_on: '' },
};

/** Registration facts of a product, with fictitious numbers of the usual form. */
export const registrationRow = ({ id, family, category, item, createdAt }: DemoProduct): typeof NONE => {
  const facts = FACTS[family.code];
  if (!facts) return NONE;
  const { manufacturer, brand, origin } = makers[facts.maker];
  const [sfda, nhra] = facts.classes ?? ['', ''];
  const [year, serial] = [createdAt.slice(0, 4), 1000 + id];
  const hasEnded = family.code === ENDED.family && family.items.indexOf(item) === ENDED.item;
  const until = yearsAfter(createdAt, hasEnded ? 0 : 4);
  // Some are only registered in Saudi Arabia.
  const hasNhra = nhra !== '' && (id % 3 !== 0 || REGULATED_CATEGORIES.has(category.slug));
  return {
    ...NONE,
    product_kind: facts.kind,
    manufacturer: manufacturer[0],
    manufacturer_arabic: manufacturer[1],
    brand: brand[0],
    brand_arabic: brand[1],
    origin_country: origin,
    sterile: facts.sterile ?? '',
    single_use: facts.singleUse ?? '',
    store_min_c: facts.storage?.[0] ?? '',
    store_max_c: facts.storage?.[1] ?? '',
    sfda_class: sfda,
    nhra_class: nhra,
    ...(sfda !== '' && {
      sfda_number: family.deviceNumber ?? `MDMA-1-${year}-${serial}`,
      sfda_holder: manufacturer[0],
      sfda_expires_on: until,
    }),
    ...(hasNhra && {
      nhra_number: `NHRA-MD-${year}-${serial}`,
      nhra_holder: manufacturer[0],
      nhra_expires_on: until,
    }),
  };
};
