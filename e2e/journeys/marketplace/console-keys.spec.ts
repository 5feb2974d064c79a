import { openConsole } from '../../support/console-lists.ts';
import { bodyRows } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test(
  'Single-key shortcuts work in a list, but not while typing',
  { tag: '@whole' },
  async ({ openBrowser, market, words, lang, checkPage }) => {
    const { session, names, list, pageOfNewest } = await openConsole('vendor', market, lang);
    const page = await openBrowser(session);
    const help = page.getByRole('dialog', { name: words('kit:keys.title') });
    const rows = bodyRows(page);
    const press = (key: string) => page.keyboard.press(key);
    const search = page.getByRole('searchbox', { name: words('vendor-portal:products.search') });
    const expectFocused = (name = '') => expect(rows.and(page.locator(':focus'))).toContainText(name);

    await test.step('J, K and arrows move between rows within the list, and X selects one', async () => {
      await page.goto(list);
      await expect(rows).toContainText(names);
      for (const key of ['j', 'j', 'j', 'j']) await press(key);
      await expectFocused(names[2]);
      await press('k');
      await expectFocused(names[1]);
      for (const key of ['ArrowUp', 'ArrowUp']) await press(key);
      await expectFocused(names[0]);
      await press('x');
      await expect(page.getByRole('checkbox', { name: names[0], exact: true })).toBeChecked();
      await expect(page.getByRole('group', { name: words('kit:table.bulk') })).toContainText(
        words('kit:table.selected', { count: 1 }),
      );
    });

    await test.step('Enter opens the row, and Back returns to the list', async () => {
      await press('Enter');
      await expect(page).toHaveURL(pageOfNewest);
      await page.goBack();
      await expect(rows).toContainText(names);
    });

    await test.step('"?" shows the shortcuts; "/" focuses the search, where letters are typed', async () => {
      await press('?');
      await expect(help).toBeVisible();
      await checkPage(page);
      await press('Escape');
      await expect(help).toBeHidden();
      await press('/');
      await expect(search).toBeFocused();
      await page.keyboard.type('jx?');
      await expect(search).toHaveValue('jx?');
      await expect(help).toBeHidden();
    });
  },
);
