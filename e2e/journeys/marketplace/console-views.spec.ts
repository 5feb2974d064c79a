import type { Page } from '@playwright/test';
import { openConsole } from '../../support/console-lists.ts';
import { bodyRows, fieldOf, openMenu, rowOf, signIn } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import type { Translate } from '../../support/translate.ts';

/** Saved views of a list and their dialogs. */
function viewsOf(page: Page, words: Translate) {
  const links = page.getByRole('navigation', { name: words('kit:views.title'), exact: true }).getByRole('link');
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    named: (name: string) => page.getByRole('link', { name, exact: true }).and(links),
    expectCurrent: (name: string) => expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(name),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    async respond(name: string) {
      await fieldOf(dialog, words('kit:views.name')).fill(name);
      await dialog.getByRole('button', { name: words('kit:views.saveName'), exact: true }).click();
    },
  };
}

test(
  'An admin saves filters and columns as a view, reloads it and deletes it',
  { tag: ['@phone', '@whole'] },
  async ({ openBrowser, market, words, lang, checkPage }) => {
    const own = lang === 'ar' ? 'الأرز، تنتظر' : 'Cedar, waiting';
    const { session, names, newest, list } = await openConsole('admin', market, lang);
    const page = await openBrowser(session);
    const { dialog, named, expectCurrent, press, respond } = viewsOf(page, words);
    const search = page.getByRole('searchbox', { name: words('admin-console:products.search') });
    const opener = page.getByRole('button', { name: words('kit:table.columns'), exact: true });
    const header = page.getByRole('columnheader', {
      name: words('admin-console:products.approval'),
      exact: true,
      includeHidden: true,
    });
    const row = rowOf(page, names[0] ?? '');

    await test.step('Filters are saved under a name, and columns are chosen', async () => {
      await page.goto(list);
      await expect(bodyRows(page)).toHaveCount(names.length);
      await search.fill(newest.sku);
      await expect(bodyRows(page)).toHaveCount(1);
      await press(words('kit:views.save'));
      await respond(words('kit:views.all'));
      await expect(dialog).toContainText(words('kit:views.error.taken'));
      await checkPage(page);
      await respond(own);
      await expectCurrent(own);
      await opener.click();
      const choices = page.getByRole('group', { name: words('kit:table.columns'), exact: true });
      await choices.getByRole('checkbox', { name: words('admin-console:products.sku'), exact: true }).check();
      await choices.getByRole('checkbox', { name: words('admin-console:products.approval'), exact: true }).uncheck();
      await checkPage(page);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    });

    await test.step('Both survive a reload, and the view restores its filters', async () => {
      await named(words('kit:views.all')).click();
      await expectCurrent(words('kit:views.all'));
      await page.reload();
      await expect(header).toHaveCount(0);
      await named(own).click();
      await expectCurrent(own);
      await expect(search).toHaveValue(newest.sku);
      await expect(bodyRows(page)).toHaveCount(1);
      await expect(row).toContainText(newest.sku);
    });

    await test.step('Deleting the view does not change the list', async () => {
      await press(words('kit:views.remove', { name: own }));
      await dialog.getByRole('button', { name: words('kit:delete.confirm'), exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(row).toBeVisible();
      await expect(named(own)).toBeHidden();
    });
  },
);

test("A second vendor in the same browser sees none of the first's views", async ({
  openBrowser,
  market,
  words,
  lang,
}) => {
  const own = lang === 'ar' ? 'جبائر تنتظر' : 'Splints that wait';
  const [vendor, other] = await Promise.all([market.newVendor(), market.newVendor()]);
  const page = await openBrowser(vendor);
  const { named, expectCurrent, press, respond } = viewsOf(page, words);

  await page.goto('/vendor/products?approval=1');
  await press(words('kit:table.columns'));
  await page.getByRole('checkbox', { name: words('vendor-portal:products.sku'), exact: true }).check();
  await page.keyboard.press('Escape');
  await press(words('kit:views.save'));
  await respond(own);
  await expectCurrent(own);

  await openMenu(page, words);
  await page.getByRole('button', { name: words('kit:console.logout'), exact: true }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, words, other.person);
  await expect(page).toHaveURL('/vendor');
  await page.goto('/vendor/products');
  await expect(named(words('vendor-portal:products.views.waiting'))).toBeVisible();
  await expect(named(own)).toBeHidden();
  await press(words('kit:table.columns'));
  await expect(
    page.getByRole('checkbox', { name: words('vendor-portal:products.sku'), exact: true }),
  ).not.toBeChecked();
});
