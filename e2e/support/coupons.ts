import type { Page } from '@playwright/test';
import { CURRENCIES } from '../../shared-api/src/wire/facts.ts';
import { fieldOf } from './screens.ts';
import type { Translate } from './translate.ts';

/** Enters an amount per currency. */
export const typeAmounts = async (
  page: Page,
  words: Translate,
  legend: string,
  amounts: Record<string, number | string>,
) => {
  const group = page.getByRole('group', { name: legend });
  for (const currency of CURRENCIES) {
    await fieldOf(group, words(`kit:price.currencies.${currency}`)).fill(String(amounts[currency]));
  }
};

/** Saves the coupon form. */
export const saveCoupon = (page: Page, words: Translate) =>
  page.getByRole('button', { name: words('admin-console:coupons.save') }).click();

/** Enters a coupon code in the cart and returns its field. */
export async function enterCode(page: Page, words: Translate, code: string) {
  await page.goto('/cart');
  const field = page.getByRole('textbox', { name: words('storefront:cart.coupon.label') });
  await field.fill(code);
  await page.getByRole('button', { name: words('storefront:cart.coupon.apply'), exact: true }).click();
  return field;
}

/** Coupon section of the cart. */
export const couponOf = (page: Page, words: Translate) =>
  page.getByRole('group', { name: words('storefront:cart.coupon.title') });
