import { moneyOf } from '../../support/money.ts';
import { factOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('A vendor who has sold nothing yet reads on every page how things begin', async ({
  openBrowser,
  market,
  words,
  lang,
  currency,
  checkPage,
}) => {
  const page = await openBrowser(await market.newVendor());
  await page.goto('/vendor');
  await expect(page.getByText(words.noSalesYet, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: words.addAProduct })).toHaveAttribute('href', '/vendor/add-product');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await checkPage(page);
  await page.goto('/vendor/reports');
  await expect(page.getByText(words.report.none)).toBeVisible();
  await expect(factOf(page.getByRole('main'), words.report.tiles.net)).toHaveText(moneyOf(0, { lang, currency }));
  await checkPage(page);
  await page.goto('/vendor/customers');
  await expect(page.getByText(words.nobodyOrdered)).toBeVisible();
  await checkPage(page);
});
