import type { Market } from './market.ts';
import { DEMO } from './people.ts';
import { writtenName } from './product-form.ts';
import { newCode, type Vendor } from './selling.ts';
import type { Preferences } from './preferences.ts';

export type Who = 'vendor' | 'admin';

/** Adds three products of a vendor, newest first; the oldest is approved. SKUs do not occur in names. */
async function addThree(market: Market, vendor: Vendor) {
  const add = () => market.addProduct(vendor, { sku: newCode() });
  const oldest = await add();
  await market.toggleApproval(oldest);
  const middle = await add();
  return [await add(), middle, oldest] as const;
}

/** Creates three products of a new vendor and the session of a console user who lists them. */
export async function openConsole(who: Who, market: Market, lang: Preferences['lang']) {
  const vendor = await market.newVendor();
  const products = await addThree(market, vendor);
  return {
    session: who === 'vendor' ? vendor : await market.signIn(DEMO.admin),
    names: products.map((product) => writtenName(product, lang)),
    newest: products[0],
    list: who === 'vendor' ? '/vendor/products' : `/admin/products?vendor=${vendor.id}`,
    pageOfNewest: who === 'vendor' ? `/vendor/edit-product/${products[0].slug}` : `/admin/products/${products[0].id}`,
  };
}
