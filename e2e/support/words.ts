import { account } from './words/account.ts';
import { ar } from './words/ar.ts';
import { en } from './words/en.ts';
import { house } from './words/house.ts';
import { numbers } from './words/numbers.ts';
import { pages } from './words/pages.ts';
import { product } from './words/product.ts';
import { productForm } from './words/productForm.ts';
import { sale } from './words/sale.ts';
import { shop } from './words/shop.ts';
import { vendorOrders } from './words/vendorOrders.ts';
import { vendorProducts } from './words/vendorProducts.ts';
import { vendorStore } from './words/vendorStore.ts';

const words = {
  en: {
    ...en,
    ...pages.en,
    ...product.en,
    ...productForm.en,
    ...sale.en,
    ...house.en,
    ...shop.en,
    ...account.en,
    ...numbers.en,
    ...vendorProducts.en,
    ...vendorOrders.en,
    ...vendorStore.en,
  },
  ar: {
    ...ar,
    ...pages.ar,
    ...product.ar,
    ...productForm.ar,
    ...sale.ar,
    ...house.ar,
    ...shop.ar,
    ...account.ar,
    ...numbers.ar,
    ...vendorProducts.ar,
    ...vendorOrders.ar,
    ...vendorStore.ar,
  },
};

export type Words = typeof words.en;

/** What people read on the screens that the journeys visit: written here once more, so that a lost text is noticed. */
export const wordsOf = (lang: 'en' | 'ar'): Words => words[lang];
