import { choosePlain, chooseWithVariants, nameOf } from '../../support/catalogue.ts';
import { moneyOf } from '../../support/money.ts';
import { DEMO } from '../../support/people.ts';
import { rowOf, signIn } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('A customer keeps products for later, moves one into the cart and takes a removal back', async ({
  market,
  openBrowser,
  words,
  lang,
  currency,
  checkPage,
}) => {
  const products = await market.listProducts();
  const plain = choosePlain(products, lang);
  const inSizes = chooseWithVariants(products, lang, await market.getVendorId(await market.signIn(DEMO.vendor)));
  const [plainName, inSizesName] = [nameOf(plain, lang), nameOf(inSizes, lang)];
  const page = await openBrowser(await market.newCustomer());
  const heart = page.getByRole('button', { name: words.keep(plainName), exact: true });
  const keep = page.getByRole('button', { name: words.wishlist, exact: true });

  await test.step('A heart on a card and a button on a product’s page keep them', async () => {
    await page.goto(`/shop?search=${encodeURIComponent(plainName)}`);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(page.getByText(words.kept)).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await checkPage(page);
    await page.goto(`/product/${inSizes.slug}`);
    await keep.click();
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('They stand in the wishlist; what comes in sizes is chosen on its own page', async () => {
    await page.goto('/wish-list');
    await expect(page.getByRole('heading', { level: 1, name: words.wishlist })).toBeVisible();
    await expect(rowOf(page, plainName)).toContainText(moneyOf(plain.price, { lang, currency }));
    await expect(rowOf(page, plainName)).toContainText(words.inStock);
    await expect(
      rowOf(page, inSizesName).getByRole('link', { name: words.chooseOptionsOf(inSizesName) }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: words.moveToCart(inSizesName) })).toHaveCount(0);
    await checkPage(page);
  });

  await test.step('What was removed by mistake is put back', async () => {
    await page.getByRole('button', { name: words.removeWish(inSizesName), exact: true }).click();
    await expect(page.getByText(words.wishRemoved(inSizesName))).toBeVisible();
    await expect(rowOf(page, inSizesName)).toHaveCount(0);
    await page.getByRole('button', { name: words.undo, exact: true }).click();
    await expect(rowOf(page, inSizesName)).toBeVisible();
    await page.reload();
    await expect(rowOf(page, inSizesName)).toBeVisible();
  });

  await test.step('What is moved is in the cart, and no longer kept', async () => {
    await page.getByRole('button', { name: words.moveToCart(plainName), exact: true }).click();
    await expect(page.getByText(words.movedToCart(plainName))).toBeVisible();
    await expect(rowOf(page, plainName)).toHaveCount(0);
    await page.getByRole('button', { name: words.viewCart, exact: true }).click();
    await expect(page).toHaveURL('/cart');
    await expect(rowOf(page, plainName).getByRole('textbox', { name: words.quantityOf(plainName) })).toHaveValue('1');
    await page.goto(`/shop?search=${encodeURIComponent(plainName)}`);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('The button lets go again, and the wishlist is empty', async () => {
    await page.goto(`/product/${inSizes.slug}`);
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
    await keep.click();
    await expect(page.getByText(words.letGo)).toBeVisible();
    await page.goto('/wish-list');
    await expect(page.getByText(words.wishlistEmpty)).toBeVisible();
    await checkPage(page);
  });
});

test('A visitor is told how to reach their wishlist, and what they kept is there after the login', async ({
  page,
  market,
  openBrowser,
  words,
  lang,
  checkPage,
}) => {
  const customer = await market.newCustomer();
  const product = choosePlain(await market.listProducts(), lang);
  await market.keep(customer, product);

  await test.step('from the wishlist', async () => {
    await page.goto('/wish-list');
    await expect(page.getByText(words.wishlistEmpty)).toBeVisible();
    await expect(page.getByText(words.signInForWishlist)).toBeVisible();
    await checkPage(page);
    await page.getByRole('main').getByRole('link', { name: words.logIn }).click();
    await signIn(page, words, customer.person);
    await expect(page).toHaveURL('/wish-list');
    await expect(rowOf(page, nameOf(product, lang))).toBeVisible();
  });

  await test.step('from a heart in the shop', async () => {
    const visitor = await openBrowser();
    const search = `/shop?search=${encodeURIComponent(nameOf(product, lang)).replaceAll('%20', '+')}`;
    const heart = visitor.getByRole('button', { name: words.keep(nameOf(product, lang)), exact: true });
    await visitor.goto(search);
    await heart.click();
    await expect(visitor).toHaveURL('/login');
    await signIn(visitor, words, (await market.newCustomer()).person);
    await expect(visitor).toHaveURL(search);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
});
