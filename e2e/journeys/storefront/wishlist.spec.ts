import { choosePlain, chooseWithVariants, nameOf } from '../../support/catalogue.ts';
import { moneyOf } from '../../support/money.ts';
import { DEMO } from '../../support/people.ts';
import { rowOf, signIn } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('A product saved before signing in is restored and moved to the cart', async ({
  page,
  market,
  words,
  lang,
  currency,
  isOnPhone,
  checkPage,
}) => {
  const products = await market.listProducts();
  const plain = choosePlain(products, lang);
  const inSizes = chooseWithVariants(products, lang, await market.getVendorId(await market.signIn(DEMO.vendor)));
  const [plainName, inSizesName] = [nameOf(plain, lang), nameOf(inSizes, lang)];
  const customer = await market.newCustomer();
  await market.keep(customer, inSizes);
  const search = `/shop?search=${encodeURIComponent(plainName).replaceAll('%20', '+')}`;
  const heart = page.getByRole('button', {
    name: words('storefront:catalog.wishlist.toggleOf', { name: plainName }),
    exact: true,
  });

  await test.step('The heart asks for a sign-in and then saves the product', async () => {
    await page.goto(search);
    await heart.click();
    await expect(page).toHaveURL('/login');
    await signIn(page, words, customer.person);
    await expect(page).toHaveURL(search);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('It is in the wishlist, next to earlier products', async () => {
    await page.goto('/wish-list');
    await expect(rowOf(page, plainName)).toContainText(moneyOf(plain.price, { lang, currency }));
    await expect(
      rowOf(page, inSizesName).getByRole('link', {
        name: words('storefront:catalog.chooseOptionsOf', { name: inSizesName }),
      }),
    ).toBeVisible();
  });

  await test.step('A removal can be undone', async () => {
    await page
      .getByRole('button', { name: words('storefront:wishlist.removeItem', { name: inSizesName }), exact: true })
      .click();
    const undo = page.getByRole('button', { name: words('storefront:wishlist.undo'), exact: true });
    // The toast stays while it is hovered.
    await undo.hover();
    // On the right in both languages.
    const toast = await page.locator('.Toastify__toast-container').boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    // Within a pixel: a phone's pixels are not whole.
    expect(Math.abs(width - (toast?.x ?? 0) - (toast?.width ?? 0) - 16)).toBeLessThan(1.5);
    await expect(rowOf(page, inSizesName)).toHaveCount(0);
    await checkPage(page);
    await undo.click();
    await expect(rowOf(page, inSizesName)).toBeVisible();
  });

  await test.step('A moved product is in the cart and no longer in the wishlist', async () => {
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    if (isOnPhone) {
      // Cards on phones have no "move" button: add to the cart, then remove from the list.
      await press(words('storefront:catalog.addNameToCart', { name: plainName }));
      await expect(page.getByText(words('storefront:catalog.added')).first()).toBeVisible();
      await press(words('storefront:wishlist.removeItem', { name: plainName }));
    } else {
      await press(words('storefront:wishlist.moveItem', { name: plainName }));
      await page.getByRole('button', { name: words('storefront:catalog.viewCart'), exact: true }).hover();
      await expect(page.getByText(words('storefront:wishlist.moved', { name: plainName }))).toBeVisible();
    }
    await expect(rowOf(page, plainName)).toHaveCount(0);
    await press(words('storefront:catalog.viewCart'));
    await expect(page).toHaveURL('/cart');
    await expect(
      rowOf(page, plainName).getByRole('textbox', { name: words('storefront:cart.quantityOf', { name: plainName }) }),
    ).toHaveValue('1');
    await page.goto(search);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});
