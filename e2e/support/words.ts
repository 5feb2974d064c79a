import { account } from './words/account.ts';
import { adminCategories } from './words/admin-categories.ts';
import { adminCoupons } from './words/admin-coupons.ts';
import { adminReaders } from './words/admin-readers.ts';
import { adminVendors } from './words/admin-vendors.ts';
import { adminAreas } from './words/admin-areas.ts';
import { adminAudit } from './words/admin-audit.ts';
import { adminOversight } from './words/admin-oversight.ts';
import { adminSettings } from './words/admin-settings.ts';
import { ar } from './words/ar.ts';
import { consoleTools } from './words/console-tools.ts';
import { en } from './words/en.ts';
import { house } from './words/house.ts';
import { numbers } from './words/numbers.ts';
import { opening } from './words/opening.ts';
import { pages } from './words/pages.ts';
import { product } from './words/product.ts';
import { productForm } from './words/product-form.ts';
import { sale } from './words/sale.ts';
import { shop } from './words/shop.ts';
import { vendorOrders } from './words/vendor-orders.ts';
import { vendorProducts } from './words/vendor-products.ts';
import { vendorStore } from './words/vendor-store.ts';

const words = {
  en: {
    ...en,
    ...opening.en,
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
    ...consoleTools.en,
    ...adminOversight.en,
    ...adminSettings.en,
    ...adminAudit.en,
    ...adminAreas.en,
    ...adminCoupons.en,
    ...adminReaders.en,
    ...adminVendors.en,
    ...adminCategories.en,
  },
  ar: {
    ...ar,
    ...opening.ar,
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
    ...consoleTools.ar,
    ...adminOversight.ar,
    ...adminSettings.ar,
    ...adminAudit.ar,
    ...adminAreas.ar,
    ...adminCoupons.ar,
    ...adminReaders.ar,
    ...adminVendors.ar,
    ...adminCategories.ar,
  },
};

export type Words = typeof words.en;

/** What people read on the screens that the journeys visit: written here once more, so that a lost text is noticed. */
export const wordsOf = (lang: 'en' | 'ar'): Words => words[lang];
