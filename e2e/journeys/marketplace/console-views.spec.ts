import type { Page } from '@playwright/test';
import { addThree, openConsole } from '../../support/consoleLists.ts';
import { bodyRows, fieldOf, openMenu, rowOf, signIn } from '../../support/screens.ts';
import type { Vendor } from '../../support/selling.ts';
import { expect, test } from '../../support/test.ts';
import type { Words } from '../../support/words.ts';

/** The views above a list, and what is asked about them. */
function viewsOf(page: Page, { views }: Words) {
  const links = page.getByRole('navigation', { name: views.title, exact: true }).getByRole('link');
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    named: (name: string) => page.getByRole('link', { name, exact: true }).and(links),
    expectCurrent: (name: string) => expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(name),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    async answer(name: string) {
      await fieldOf(dialog, views.name).fill(name);
      await dialog.getByRole('button', { name: views.saveName, exact: true }).click();
    },
  };
}

for (const who of ['vendor', 'admin'] as const) {
  test(`The ${who} keeps filters and columns of a list, and finds them again`, async ({
    openBrowser,
    market,
    words,
    lang,
    checkPage,
  }) => {
    test.setTimeout(120_000);
    const { views, ownProducts } = words;
    const own = who === 'vendor' ? views.vendorsOwn : views.adminsOwn;
    const { session, names, newest, list } = await openConsole(who, market, lang);
    const [first = '', , third = ''] = names;
    const page = await openBrowser(session);
    const { dialog, named, expectCurrent, press, answer } = viewsOf(page, words);
    const search = page.getByRole('searchbox', { name: words.searchProducts });
    const approval = page.getByRole('combobox', { name: ownProducts.approval, exact: true });
    const expectListed = async (...rows: string[]) => {
      await expect(bodyRows(page)).toHaveCount(rows.length);
      await expect(bodyRows(page)).toContainText(rows);
    };

    await test.step('Filters get a name that no other view of the list has', async () => {
      await page.goto(list);
      await expectListed(...names);
      await search.fill(newest.sku);
      await expectListed(first);
      await press(views.save);
      await answer('');
      await expect(dialog).toContainText(views.unnamed);
      await answer(views.all);
      await expect(dialog).toContainText(views.taken);
      await checkPage(page);
      await answer(own);
      await expect(dialog).toBeHidden();
      await expectCurrent(own);
      await checkPage(page);
    });

    await test.step('The view leads back to its filters, today and after a reload', async () => {
      await named(views.all).click();
      await expectCurrent(views.all);
      await expect(search).toHaveValue('');
      await page.reload();
      await named(own).click();
      await expectCurrent(own);
      await expect(search).toHaveValue(newest.sku);
      await expectListed(first);
    });

    await test.step('Brought up to other filters, the view leads to those', async () => {
      await search.fill('');
      await approval.selectOption('1');
      await expectListed(third);
      await checkPage(page);
      await press(views.update(own));
      await expectCurrent(own);
      await named(views.all).click();
      await expectCurrent(views.all);
      await named(own).click();
      await expectListed(third);
      await expect(approval).toHaveValue('1');
      await expect(search).toHaveValue('');
    });

    await test.step('Renamed, it keeps its filters; deleted, only it is gone', async () => {
      await press(views.rename(own));
      await expect(fieldOf(dialog, views.name)).toHaveValue(own);
      await answer(views.renamed);
      await expectCurrent(views.renamed);
      await page.reload();
      await expectCurrent(views.renamed);
      await expectListed(third);
      await press(views.remove(views.renamed));
      await expect(dialog).toHaveAccessibleName(views.sureToRemove(views.renamed));
      await checkPage(page);
      await dialog.getByRole('button', { name: views.yesRemove, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expectListed(third);
      await page.reload();
      await expect(named(views.all)).toBeVisible();
      await expect(named(views.renamed)).toBeHidden();
    });

    await test.step('Columns are chosen, kept over a reload, and put back', async () => {
      const opener = page.getByRole('button', { name: ownProducts.columns, exact: true });
      const choices = page.getByRole('group', { name: ownProducts.columns, exact: true });
      const choice = (name: string) => choices.getByRole('checkbox', { name, exact: true });
      const header = (name: string) => page.getByRole('columnheader', { name, exact: true, includeHidden: true });
      await page.goto(list);
      const row = rowOf(page, first);
      await expect(row).toBeVisible();
      await expect(row).not.toContainText(newest.sku);
      await opener.click();
      await choice(views.sku[who]).check();
      await choice(ownProducts.approval).uncheck();
      await expect(row).toContainText(newest.sku);
      await checkPage(page);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      await page.reload();
      await expect(row).toContainText(newest.sku);
      await expect(header(ownProducts.approval)).toHaveCount(0);
      await opener.click();
      await choices.getByRole('button', { name: ownProducts.resetColumns }).click();
      await expect(header(ownProducts.approval)).toHaveCount(1);
      await expect(row).not.toContainText(newest.sku);
    });
  });
}

test('Two vendors share a browser: each finds the own views and columns there, and not the other’s', async ({
  openBrowser,
  market,
  words,
}) => {
  test.setTimeout(120_000);
  const { views, ownProducts } = words;
  const [vendor, other] = [await market.newVendor(), await market.newVendor()];
  const [products, [otherProduct]] = [await addThree(market, vendor), await addThree(market, other)];
  const page = await openBrowser(vendor);
  const { named, expectCurrent, press, answer } = viewsOf(page, words);
  const follow = async (next: Vendor) => {
    await openMenu(page, words);
    await page.getByRole('button', { name: words.keys.logout, exact: true }).click();
    await expect(page).toHaveURL('/login');
    await signIn(page, words, next.person);
    await expect(page).toHaveURL('/vendor');
    await page.goto('/vendor/products');
    await expect(bodyRows(page)).toHaveCount(3);
  };

  await page.goto('/vendor/products?approval=1');
  await press(ownProducts.columns);
  await page.getByRole('checkbox', { name: views.sku.vendor, exact: true }).check();
  await page.keyboard.press('Escape');
  await named(views.waiting).click();
  await expectCurrent(views.waiting);
  await page.getByRole('searchbox', { name: words.searchProducts }).fill(products[1].sku);
  await press(views.save);
  await answer(views.vendorsOwn);
  await expectCurrent(views.vendorsOwn);

  await follow(other);
  await expect(named(views.waiting)).toBeVisible();
  await expect(named(views.vendorsOwn)).toBeHidden();
  await expect(page.getByText(otherProduct.sku, { exact: true })).toBeHidden();

  await follow(vendor);
  await expect(page.getByText(products[0].sku, { exact: true })).toBeVisible();
  await named(views.vendorsOwn).click();
  await expect(bodyRows(page)).toContainText([products[1].sku]);
});
