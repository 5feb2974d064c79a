import { openConsole } from '../../support/consoleLists.ts';
import { bodyRows } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

for (const who of ['vendor', 'admin'] as const) {
  test(`The ${who} goes through a list by single keys, where they do not disturb`, async ({
    openBrowser,
    market,
    words,
    lang,
    checkPage,
  }) => {
    test.setTimeout(120_000);
    const { keys, ownProducts } = words;
    const { session, names, list, pageOfNewest } = await openConsole(who, market, lang);
    const page = await openBrowser(session);
    const help = page.getByRole('dialog', { name: keys.title });
    const keySwitch = help.getByRole('switch', { name: keys.on });
    const rows = bodyRows(page);
    const press = (key: string) => page.keyboard.press(key);
    const search = page.getByRole('searchbox', { name: words.searchProducts });
    const selection = page.getByRole('group', { name: ownProducts.selection });
    const expectFocused = (name = '') => expect(rows.and(page.locator(':focus'))).toContainText(name);
    const open = async () => {
      await page.goto(list);
      await expect(rows).toContainText(names);
    };

    await test.step('J and K lead from row to row, and not beyond the ends', async () => {
      await open();
      await press('j');
      await expectFocused(names[0]);
      await press('j');
      await press('j');
      await press('j');
      await expectFocused(names[2]);
      await press('k');
      await expectFocused(names[1]);
      await press('ArrowUp');
      await press('ArrowUp');
      await expectFocused(names[0]);
      await checkPage(page);
    });

    await test.step('X selects the row, and takes it out again', async () => {
      await press('x');
      await expect(page.getByRole('checkbox', { name: names[0], exact: true })).toBeChecked();
      await expect(selection).toContainText(keys.oneSelected);
      await press('x');
      await expect(selection).toBeHidden();
    });

    await test.step('A slash leads to the search field, where letters are letters', async () => {
      await press('/');
      await expect(search).toBeFocused();
      await page.keyboard.type('jx?');
      await expect(search).toHaveValue('jx?');
      await expect(help).toBeHidden();
    });

    await test.step('Enter opens the row', async () => {
      await open();
      await press('j');
      await press('Enter');
      await expect(page).toHaveURL(pageOfNewest);
      await page.goBack();
      await expect(rows).toContainText(names);
    });

    await test.step('A question mark tells the keys, and where they are switched off', async () => {
      await press('?');
      await expect(help).toBeVisible();
      await checkPage(page);
      await press('j');
      await expect(rows.and(page.locator(':focus'))).toHaveCount(0);
      await keySwitch.click();
      await expect(keySwitch).not.toBeChecked();
      await press('Escape');
      await expect(help).toBeHidden();
      await page.reload();
      await expect(rows).toContainText(names);
      for (const key of ['j', 'x', '/', '?']) await press(key);
      await expect(rows.and(page.locator(':focus'))).toHaveCount(0);
      await expect(search).not.toBeFocused();
      await expect(help).toBeHidden();
    });

    await test.step('At a desk a button leads to the switch that brings them back', async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByRole('button', { name: keys.title }).click();
      await keySwitch.click();
      await help.getByRole('button', { name: keys.close }).click();
      await expect(help).toBeHidden();
      await press('j');
      await expectFocused(names[0]);
    });
  });
}
