import { orderParcelOf } from '../../support/screens.ts';
import { test } from '../../support/test.ts';

// Substance names are longer than any word in the demo.
const LONG = 'Hydroxypropylmethylcellulosecarboxymethylcellulosenatrium';
const LONG_ARABIC = 'هيدروكسيبروبيلميثيلسيليلوزكربوكسيميثيلسيليلوزالصوديوم';

test('A word wider than a phone wraps on every page that shows it', async ({ market, openBrowser, checkWidth }) => {
  const vendor = await market.newVendor();
  const product = await market.addProduct(vendor, {
    name: `${LONG} drops`,
    arabic_name: `قطرات ${LONG_ARABIC}`,
    description: LONG,
    arabic_description: LONG_ARABIC,
  });
  await market.toggleApproval(product);
  const customer = await market.newCustomer();
  await market.addToCart(customer, { product_id: product.id, quantity: 1 });
  const page = await openBrowser(customer);
  await page.setViewportSize({ width: 320, height: 640 });
  const pages = [`/product/${product.slug}`, `/shop?search=${LONG}`, '/cart', '/checkout'];
  for (const path of pages) {
    await page.goto(path);
    await page.getByText(LONG, { exact: false }).or(page.getByText(LONG_ARABIC)).first().waitFor();
    await checkWidth(page);
  }
  await market.placeOrder(customer);
  await page.goto('/dashboard/orders');
  await orderParcelOf(page, '').getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
  await checkWidth(page);
});
