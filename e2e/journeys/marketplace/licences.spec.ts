import { Buffer } from 'node:buffer';
import { CERTIFICATE } from '../../support/certificate.ts';
import { DEMO } from '../../support/people.ts';
import { fieldOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

/** A category of the demo that Saudi vendors sell only with a warehouse licence. */
const GATED = 'gloves-and-protective-clothing';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test(
  'A category waits for a licence and returns once it is accepted',
  { tag: '@both' },
  async ({ openBrowser, market, words, lang, checkPage, complaints }) => {
    const vendor = await market.newVendor();
    const category = (await market.listCategories()).find(({ slug }) => slug === GATED);
    const product = await market.addProduct(vendor, { category_id: category?.id ?? 0 });
    await market.toggleApproval(product);
    const address = `/product/${product.slug}`;
    const name = lang === 'ar' ? product.arabic_name : product.name;
    const number = `MDW-${product.sku}`;
    const shop = await openBrowser(await market.newCustomer());
    const portal = await openBrowser(vendor);
    const admin = await openBrowser(await market.signIn(DEMO.admin));

    const upload = () =>
      test.step('The vendor reads what is paused, and uploads the licence', async () => {
        await portal.goto('/vendor/licences');
        await expect(portal.getByText(words('vendor-portal:licences.paused')).first()).toBeVisible();
        await checkPage(portal);
        await portal
          .getByRole('button', { name: words('vendor-portal:licences.upload'), exact: true })
          .first()
          .click();
        const dialog = portal.getByRole('dialog');
        await fieldOf(dialog, words('vendor-portal:licences.type')).selectOption('sfda_warehouse');
        await fieldOf(dialog, words('vendor-portal:licences.number')).fill(number);
        await fieldOf(dialog, words('vendor-portal:licences.issuedOn')).fill(inDays(-30));
        await fieldOf(dialog, words('vendor-portal:licences.expiresOn')).fill(inDays(300));
        await fieldOf(dialog, words('vendor-portal:licences.file')).setInputFiles({
          ...{ name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from(CERTIFICATE) },
        });
        await checkPage(portal);
        await dialog.getByRole('button', { name: words('vendor-portal:licences.submit') }).click();
        await expect(rowOf(portal, number).first()).toContainText(words('vendor-portal:licences.states.submitted'));
      });

    const accept = () =>
      test.step('An admin compares it with the paper and accepts it', async () => {
        await admin.goto(`/admin/licences?search=${number}&state=submitted`);
        await rowOf(admin, number).getByRole('link').first().click();
        await expect(fieldOf(admin, words('admin-console:licences.number'))).toHaveValue(number);
        await checkPage(admin);
        await admin.getByRole('button', { name: words('admin-console:licences.accept'), exact: true }).click();
        await expect(admin.getByText(words('admin-console:licences.states.accepted')).first()).toBeVisible();
      });

    await test.step('Without the licence the product is not in the shop', async () => {
      complaints.expected.push(/status of 404/);
      await shop.goto(address);
      await expect(shop.getByRole('heading', { level: 1, name })).toHaveCount(0);
    });
    await upload();
    await accept();
    await test.step('The product is back, and its seller shows the licence', async () => {
      await shop.goto(address);
      await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(shop.getByText(number)).toBeVisible();
      await shop
        .getByRole('button', { name: words('storefront:catalog.addToCart') })
        .first()
        .click();
    });
    await test.step('Once it is revoked, the cart says why the line waits', async () => {
      await admin.getByRole('button', { name: words('admin-console:licences.revoke'), exact: true }).click();
      const dialog = admin.getByRole('dialog');
      await fieldOf(dialog, words('admin-console:licences.reason')).fill('The authority has revoked it.');
      await dialog.getByRole('button', { name: words('admin-console:licences.revoke') }).click();
      await expect(dialog).toHaveCount(0);
      await shop.goto('/cart');
      await expect(shop.getByText(words('storefront:cart.lacksLicence'))).toBeVisible();
      await checkPage(shop);
    });
    await upload();
    await accept();
    await test.step('The line can be bought again', async () => {
      await shop.goto('/cart');
      await expect(shop.getByRole('link', { name })).not.toHaveCount(0);
      await expect(shop.getByText(words('storefront:cart.lacksLicence'))).toHaveCount(0);
    });
  },
);
