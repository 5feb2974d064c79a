import type { Page } from '@playwright/test';
import { nameOf } from '../../support/catalogue.ts';
import { cardNames } from '../../support/shopList.ts';
import { expect, test } from '../../support/test.ts';
import type { Words } from '../../support/words.ts';

/** One word as different hands write it: without hamza, with it, with vowel signs, drawn out. */
const SPELLINGS = ['أقنعة', 'اقنعه', 'أَقْنِعَة', 'أقنـعة'];

const TYPOS = [
  { typed: 'glvoes', meant: 'gloves' },
  { typed: 'قافزات', meant: 'قفازات' },
];

const fieldOf = (page: Page, words: Words) => page.getByRole('combobox', { name: words.searchMarketplace });

/** Types, and sends it by the Enter key. */
async function searchFor(page: Page, words: Words, text: string) {
  await fieldOf(page, words).fill(text);
  await fieldOf(page, words).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: words.resultsFor(text) })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/shop' && url.searchParams.get('search') === text);
}

test('A shopper finds a product by the keyboard alone, while still typing', async ({
  page,
  market,
  words,
  lang,
  checkPage,
}) => {
  const [start, wanted] = lang === 'ar' ? ['ميزان', 'ميزان حرارة'] : ['therm', 'thermometer'];
  const field = fieldOf(page, words);
  const list = page.getByRole('listbox', { name: words.suggestions });
  const chosen = list.getByRole('option', { selected: true });
  await page.goto('/about');

  await test.step('Suggestions come, and Escape sends them away', async () => {
    await field.pressSequentially(start);
    await expect(list.getByRole('option').filter({ hasText: wanted }).first()).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await checkPage(page);
    await field.press('Escape');
    await expect(list).toBeHidden();
    await expect(field).toHaveValue(start);
    await expect(field).toBeFocused();
  });

  await test.step('Enter searches for what was typed', async () => {
    await field.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === start);
    await expect(cardNames(page, words).filter({ hasText: wanted }).first()).toBeVisible();
    await expect(field).toHaveValue(start);
  });

  await test.step('An arrow key and Enter lead to a product', async () => {
    await field.press('End');
    await field.pressSequentially(' ');
    const options = list.getByRole('option');
    await expect(options.first()).toBeVisible();
    await field.press('ArrowUp');
    await expect(chosen).toHaveCount(1);
    await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
    const text = await chosen.innerText();
    const { products } = await market.findProducts(`filter=true&search=${encodeURIComponent(start)}`);
    const product = products.find((one) => text.includes(nameOf(one, lang)));
    expect(product, `${text} is a product that the search finds`).toBeDefined();
    await field.press('Enter');
    await expect(page).toHaveURL(`/product/${product?.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: product && nameOf(product, lang) })).toBeVisible();
    await expect(list).toBeHidden();
  });
});

test('A shopper finds the same however the word is written, and is told of a typing error', async ({
  page,
  market,
  words,
  lang,
  checkPage,
}) => {
  await page.goto('/about');

  await test.step('Four spellings of one word', async () => {
    const { products } = await market.findProducts(`filter=true&search=${encodeURIComponent('أقنعة')}`);
    expect(products.map(({ name_arabic }) => name_arabic).join()).toContain('أقنعة');
    for (const spelling of SPELLINGS) {
      await searchFor(page, words, spelling);
      await expect(cardNames(page, words)).toHaveText(products.map((product) => nameOf(product, lang)));
    }
  });

  await test.step('Arabic digits', async () => {
    await searchFor(page, words, '٥٠');
    const { products } = await market.findProducts('filter=true&search=50');
    expect(products.map(({ name }) => name).join()).toMatch(/\b50\b/);
    await expect(cardNames(page, words)).toHaveText(products.map((product) => nameOf(product, lang)));
  });

  for (const { typed, meant } of TYPOS) {
    await test.step(`${typed} for ${meant}`, async () => {
      await searchFor(page, words, typed);
      await expect(page.getByText(words.corrected(typed, meant), { exact: true })).toBeVisible();
      const { products } = await market.findProducts(`filter=true&search=${encodeURIComponent(meant)}`);
      expect(products).not.toEqual([]);
      await expect(cardNames(page, words)).toHaveText(products.map((product) => nameOf(product, lang)));
    });
  }
  await checkPage(page);
});
