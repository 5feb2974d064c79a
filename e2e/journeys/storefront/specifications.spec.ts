import type { Locator, Page } from '@playwright/test';
import type { Facet } from '../../../shared-api/src/wire/index.ts';
import { nameOf } from '../../support/catalogue.ts';
import { cardNames, closeFilters, openFilters } from '../../support/shop-list.ts';
import { expect, test } from '../../support/test.ts';

const CATEGORY = 'gloves-and-protective-clothing';

/** An attribute and the place of one of its options. */
const optionOf = (facets: readonly Facet[], code: string, place: number) => {
  const facet = facets.find((each) => each.code === code);
  const option = facet?.options[place];
  if (!facet || !option) throw new Error(`The demo has no ${code} ${place}.`);
  return { ...option, group: facet.name };
};

type Option = ReturnType<typeof optionOf>;

const checkboxOf = (filters: Locator, { group, label, count }: Option) =>
  filters
    .getByRole('group', { name: group, exact: true })
    .getByRole('checkbox', { name: new RegExp(`^${label}\\s*${count}$`) });

/** Row of a comparison by its heading, whether or not its values differ. */
const rowOf = (page: Page, heading: string) => page.getByRole('row', { name: new RegExp(`^${heading}`) });

test(
  'A shopper filters by specifications, compares two products and opens their sheet',
  { tag: '@both' },
  async ({ page, market, words, lang, checkPage, checkWidth }) => {
    const categories = await market.listCategories();
    const category = categories.find(({ slug }) => slug === CATEGORY);
    if (!category) throw new Error('The demo has no gloves.');
    const all = await market.listFacets(category.id);
    const nitrile = optionOf(all, 'material', 0);
    const powderFree = optionOf(await market.listFacets(category.id, String(nitrile.id)), 'powder_free', 0);
    const found = await market.showShop(`category=${category.id}&f=${nitrile.id};${powderFree.id}`);
    const [one, other] = found;
    if (!one || !other) throw new Error('The demo has no two nitrile gloves.');
    const [oneName, otherName] = [nameOf(one, lang), nameOf(other, lang)];
    const details = await market.getProduct(one.slug);
    const thickness = details.attributes.find(({ code }) => code === 'thickness');
    const chip = ({ group, label }: Option) =>
      page.getByRole('button', {
        name: words('storefront:shop.applied.remove', {
          filter: words('storefront:shop.applied.attribute', { name: group, value: label }),
        }),
        exact: true,
      });

    await test.step('Two filters have the numbers of the products that are left', async () => {
      await page.goto(`/shop?category=${category.id}`);
      const filters = await openFilters(page, words);
      // The address holds the choice, and changes a moment later than the click.
      for (const choice of [nitrile, powderFree]) {
        await checkboxOf(filters, choice).click();
        await expect(checkboxOf(filters, choice)).toBeChecked();
      }
      await expect(page).toHaveURL(`/shop?category=${category.id}&f=${nitrile.id};${powderFree.id}`);
      await checkPage(page);
      await closeFilters(filters, words, found.length);
      await expect(cardNames(page, words)).toHaveText(found.map((product) => nameOf(product, lang)));
      await expect(chip(nitrile)).toBeVisible();
      await chip(powderFree).click();
      await expect(page).toHaveURL(`/shop?category=${category.id}&f=${nitrile.id}`);
    });

    await test.step('The product states its specifications', async () => {
      await page.getByRole('link', { name: oneName, exact: true }).first().click();
      const facts = page.getByRole('region', { name: words('storefront:product.specifications'), exact: true });
      await expect(facts).toContainText(`${thickness?.name}${thickness?.value}\u00a0${thickness?.unit}`);
      await checkWidth(page);
      await page.getByRole('button', { name: words('storefront:compare.choose'), exact: true }).click();
    });

    await test.step('Two products are compared, on request only by their differences', async () => {
      await page.goBack();
      await page.getByRole('link', { name: otherName, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: otherName })).toBeVisible();
      await page.getByRole('button', { name: words('storefront:compare.choose'), exact: true }).click();
      await page.getByRole('link', { name: words('storefront:compare.open'), exact: true }).click();
      await expect(page).toHaveURL(`/compare?ids=${one.id},${other.id}`);
      await expect(rowOf(page, nitrile.group)).toContainText(nitrile.label);
      await checkPage(page);
      await page.getByRole('checkbox', { name: words('storefront:compare.only') }).click();
      await expect(page).toHaveURL(`/compare?ids=${one.id},${other.id}&only=differences`);
      await expect(rowOf(page, nitrile.group)).toHaveCount(0);
      await expect(rowOf(page, thickness?.name ?? '')).toBeVisible();
    });

    await test.step('The sheet has both languages', async () => {
      await page.getByRole('link', { name: oneName, exact: true }).click();
      await page.getByRole('link', { name: words('storefront:specificationSheet.open') }).click();
      const sheet = page.getByRole('article', { name: words('storefront:specificationSheet.title') });
      for (const text of [one.name, one.name_arabic])
        await expect(sheet.getByText(text, { exact: true })).toBeVisible();
      await expect(sheet.getByRole('row', { name: thickness?.english.name })).toContainText(
        `${thickness?.english.value}\u00a0${thickness?.english.unit}`,
      );
      await checkPage(page);
    });
  },
);
