import { nameOf } from '../../support/catalogue.ts';
import { cardNames } from '../../support/shop-list.ts';
import { expect, test } from '../../support/test.ts';

/** "Masks" without its hamza, and "gloves" with a typing error. */
const SPELT = { other: 'اقنعه', same: 'أقنعة' };
const TYPO = { typed: 'glvoes', meant: 'gloves' };

test('A product is found by keyboard, while typing, and despite misspellings', async ({
  page,
  market,
  words,
  lang,
  checkPage,
}) => {
  const [start, wanted] = lang === 'ar' ? ['ميزان', 'ميزان حرارة'] : ['therm', 'thermometer'];
  const field = page.getByRole('combobox', { name: words('storefront:search.label') });
  const list = page.getByRole('listbox', { name: words('storefront:search.suggestions') });
  const chosen = list.getByRole('option', { selected: true });
  const find = async (text: string) =>
    (await market.findProducts(`filter=true&search=${encodeURIComponent(text)}`)).products;
  await page.goto('/about');

  await test.step('Suggestions appear, and Escape closes them', async () => {
    // Slow typing may also show suggestions for a prefix, which are then replaced.
    const answer = page.waitForResponse((response) => new URL(response.url()).searchParams.get('search') === start);
    await field.pressSequentially(start);
    await answer;
    await expect(list.getByRole('option').filter({ hasText: wanted }).first()).toBeVisible();
    await checkPage(page);
    await field.press('Escape');
    await expect(list).toBeHidden();
    await expect(field).toBeFocused();
  });

  await test.step('An arrow key and Enter lead to a product', async () => {
    await field.press('End');
    await field.pressSequentially(' ');
    await expect(list.getByRole('option').first()).toBeVisible();
    await field.press('ArrowUp');
    await expect(chosen).toHaveCount(1);
    await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
    const text = await chosen.innerText();
    const product = (await find(start)).find((one) => text.includes(nameOf(one, lang)));
    expect(product, `${text} is a product that the search finds`).toBeDefined();
    await field.press('Enter');
    await expect(page).toHaveURL(`/product/${product?.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: product && nameOf(product, lang) })).toBeVisible();
    await expect(list).toBeHidden();
  });

  await test.step('Enter searches for what was typed, however it is spelt', async () => {
    await field.fill(SPELT.other);
    await field.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === '/shop' && url.searchParams.get('search') === SPELT.other);
    await expect(
      page.getByRole('heading', { level: 1, name: words('storefront:shop.titleFor', { search: SPELT.other }) }),
    ).toBeVisible();
    const products = await find(SPELT.same);
    expect(products).not.toEqual([]);
    await expect(cardNames(page, words)).toHaveText(products.map((product) => nameOf(product, lang)));
  });

  await test.step('A typing error is pointed out, and the intended products are found', async () => {
    await field.fill(TYPO.typed);
    await field.press('Enter');
    await expect(
      page.getByText(words('storefront:shop.corrected', { typed: TYPO.typed, corrected: TYPO.meant }), { exact: true }),
    ).toBeVisible();
    const products = await find(TYPO.meant);
    await expect(cardNames(page, words)).toHaveText(products.map((product) => nameOf(product, lang)));
  });
});
