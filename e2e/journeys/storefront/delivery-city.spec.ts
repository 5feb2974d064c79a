import { choosePlain } from '../../support/catalogue.ts';
import { expect, test } from '../../support/test.ts';
import { ANY, patternOf } from '../../support/translate.ts';

test('A visitor chooses a city and sees arrival dates for it on products', async ({
  page,
  market,
  words,
  lang,
  checkPage,
}) => {
  const product = choosePlain(await market.listProducts(), lang);
  await page.goto(`/product/${product.slug}`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: words('storefront:deliverTo.choose') })
    .click();
  const dialog = page.getByRole('dialog', { name: words('storefront:deliverTo.title') });
  const choose = (label: string) => dialog.getByRole('combobox', { name: label }).selectOption({ index: 1 });
  await choose(words('storefront:location.country'));
  await choose(words('storefront:location.state'));
  await choose(words('storefront:location.city'));
  const city = await dialog
    .getByRole('combobox', { name: words('storefront:location.city') })
    .locator('option:checked')
    .innerText();
  await checkPage(page);
  await dialog.getByRole('button', { name: words('storefront:deliverTo.save') }).click();
  const arrival = patternOf(words('storefront:product.shipping.arrivesIn', { city, days: ANY }));
  await expect(page.getByRole('main')).toContainText(arrival);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(arrival);
});
