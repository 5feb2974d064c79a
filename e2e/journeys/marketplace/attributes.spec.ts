import { DEMO } from '../../support/people.ts';
import { factOf, fieldOf } from '../../support/screens.ts';
import { inArabicLetters, newCode } from '../../support/selling.ts';
import { expect, test } from '../../support/test.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test(
  'An admin requires a specification, a vendor fills it in, and a shopper reads it',
  { tag: '@both' },
  async ({ page, openBrowser, market, words, lang, checkPage }) => {
    const code = newCode();
    const written = { en: `Surface ${code}`, ar: `السطح ${inArabicLetters(code)}` };
    const smooth = { en: 'Smooth', ar: 'أملس' };
    const textured = { en: 'Textured', ar: 'محبب' };
    const vendor = await market.newVendor();
    const category = (await market.listCategories()).at(-1);
    const product = await market.addProduct(vendor, { category_id: category?.id ?? 0 });
    const admin = await openBrowser(await market.signIn(DEMO.admin));
    const portal = await openBrowser(vendor);

    await test.step('The admin adds a specification, and puts its options in order', async () => {
      await admin.goto('/admin/add-specification');
      await fieldOf(admin, words('admin-console:attributes.fields.name')).fill(written.en);
      await fieldOf(admin, words('admin-console:attributes.fields.name_arabic')).fill(written.ar);
      await fieldOf(admin, words('admin-console:attributes.code')).fill(`surface_${code.toLowerCase()}`);
      const add = admin.getByRole('button', { name: words('admin-console:attributes.addOption') });
      for (const [index, option] of [smooth, textured].entries()) {
        await add.click();
        await fieldOf(admin, words('admin-console:attributes.optionEnglish')).nth(index).fill(option.en);
        await fieldOf(admin, words('admin-console:attributes.optionArabic')).nth(index).fill(option.ar);
      }
      await admin.getByRole('button', { name: words('kit:order.up', { name: textured[lang] }) }).click();
      await expect(fieldOf(admin, words('admin-console:attributes.optionEnglish')).first()).toHaveValue(textured.en);
      await checkPage(admin);
      await admin.getByRole('button', { name: words('admin-console:attributes.save') }).click();
      await expect(admin).toHaveURL('/admin/specifications');
    });

    await test.step('The admin requires it of a category', async () => {
      await admin.goto(`/admin/edit-category/${category?.slug}`);
      await admin.getByRole('link', { name: words('admin-console:categoryAttributes.edit') }).click();
      await admin.getByRole('searchbox', { name: words('admin-console:categoryAttributes.find') }).fill(code);
      await admin
        .getByRole('button', { name: words('admin-console:categoryAttributes.addOf', { name: written[lang] }) })
        .click();
      const row = admin.getByRole('listitem').filter({ hasText: written[lang] });
      await fieldOf(row, words('admin-console:categoryAttributes.requiredFrom')).fill(inDays(2));
      await checkPage(admin);
      await admin.getByRole('button', { name: words('admin-console:categoryAttributes.save') }).click();
      await expect(admin).toHaveURL(/edit-category/);
    });

    await test.step('The vendor fills it in', async () => {
      await portal.goto(`/vendor/edit-product/${product.slug}`);
      await fieldOf(portal, written[lang]).selectOption(smooth[lang]);
      await checkPage(portal);
      await portal.getByRole('button', { name: words('vendor-portal:productForm.save') }).click();
      await expect(portal).toHaveURL('/vendor/products');
    });

    await test.step('The admin reads it and approves the product', async () => {
      await admin.goto(`/admin/products/${product.id}`);
      await expect(factOf(admin.getByRole('main'), written[lang])).toHaveText(smooth[lang]);
      await checkPage(admin);
      await admin.getByRole('button', { name: words('admin-console:product.approve'), exact: true }).click();
      await expect(admin.getByText(words('admin-console:product.shown'))).toBeVisible();
    });

    await test.step('A shopper reads it on the page of the product', async () => {
      await page.goto(`/product/${product.slug}`);
      await expect(page.getByText(written[lang]).first()).toBeVisible();
    });
  },
);
