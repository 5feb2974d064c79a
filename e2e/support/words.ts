import { ar } from './words/ar.ts';
import { en } from './words/en.ts';
import { house } from './words/house.ts';
import { product } from './words/product.ts';
import { sale } from './words/sale.ts';
import { shop } from './words/shop.ts';

const words = {
  en: { ...en, ...product.en, ...sale.en, ...house.en, ...shop.en },
  ar: { ...ar, ...product.ar, ...sale.ar, ...house.ar, ...shop.ar },
};

export type Words = typeof words.en;

/** What people read on the screens that the journeys visit: written here once more, so that a lost text is noticed. */
export const wordsOf = (lang: 'en' | 'ar'): Words => words[lang];
