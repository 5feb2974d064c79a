import type { Lang } from '../../shared-api/src/wire/index.ts';
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { fieldOf } from './screens.ts';
import { inArabicLetters } from './selling.ts';
import type { Translate } from './translate.ts';

type ProductTexts = ReturnType<typeof newTexts>;
type VariantTexts = ReturnType<typeof newVariantTexts>;

/** Unique texts for the product form. Prices as typed. */
export function newTexts() {
  const code = randomUUID().slice(0, 8).toUpperCase();
  return {
    name: `Wrist splint ${code}`,
    description: 'Keeps the wrist still.',
    arabic_name: `جبيرة معصم ${inArabicLetters(code)}`,
    arabic_description: 'تثبّت المعصم.',
    price_sar: '12.50',
    price_usd: '3.35',
    price_bhd: '1.234',
    sku: `SPL-${code}`,
    barcode: `62${code}`,
    stock: '40',
  };
}

/** Product name in a language, as entered by the vendor. */
export const writtenName = (written: { name: string; arabic_name: string }, lang: Lang): string =>
  lang === 'ar' ? written.arabic_name : written.name;

/** Texts for a variant with a unique SKU. */
export const newVariantTexts = (value: string, value_arabic: string) => {
  const code = randomUUID().slice(0, 8).toUpperCase();
  return {
    ...{ value, value_arabic, stock: '12', sku: `VAR-${code}`, barcode: `62${code}` },
    ...{ price_sar: '21.50', price_usd: '5.75', price_bhd: '2.155' },
  };
};

/** Toast message. */
export const toastOf = (page: Page, words: Translate, message: string): Locator =>
  page.getByRole('region', { name: words('kit:toast.region') }).getByText(message, { exact: true });

/** Fills fields of the product form. */
export async function typeProduct(page: Page, words: Translate, texts: Partial<ProductTexts>) {
  for (const [name, text] of Object.entries(texts)) {
    await fieldOf(page, words(`vendor-portal:productForm.${name as keyof ProductTexts}`)).fill(text);
  }
}

/** One field has another name on screen than in the API. */
const fieldNameOf = (name: keyof VariantTexts) => (name === 'value_arabic' ? 'valueArabic' : name);

/** Fills the fields of a variant: of the new one, or of the one in the dialog. */
export async function typeVariant(form: Locator, words: Translate, texts: Partial<VariantTexts>) {
  for (const [name, text] of Object.entries(texts)) {
    await fieldOf(form, words(`vendor-portal:productForm.variant.${fieldNameOf(name as keyof VariantTexts)}`)).fill(
      text,
    );
  }
}

/** Saves the form and expects the list with a message. */
export async function expectSaved(page: Page, words: Translate, message: string) {
  await page.getByRole('button', { name: words('vendor-portal:productForm.save') }).click();
  await expect(toastOf(page, words, message)).toBeVisible();
  await expect(page).toHaveURL('/vendor/products');
}
