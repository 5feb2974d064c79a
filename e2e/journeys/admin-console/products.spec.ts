import type { Page } from '@playwright/test';
import { downloadTable } from '../../support/csv.ts';
import { DEMO } from '../../support/people.ts';
import { toastOf, writtenName } from '../../support/productForm.ts';
import { bodyRows } from '../../support/screens.ts';
import { expectOnSale } from '../../support/shopList.ts';
import { expect, test } from '../../support/test.ts';
import { hold } from '../../support/vendorOrders.ts';
import type { NewProduct } from '../../support/wire.ts';
import type { Words } from '../../support/words.ts';

type Product = NewProduct & { id: number; slug: string };

/** The names on the featured cards of the home page. */
async function readFeatured(visitor: Page, words: Words): Promise<string[]> {
  await visitor.goto('/');
  const names = visitor.getByRole('region', { name: words.featuredProducts }).getByRole('heading', { level: 3 });
  await expect(names.first()).toBeVisible();
  return names.allInnerTexts();
}

test('An admin narrows the products of all vendors, decides on several at once, and the shop follows', async ({
  page: visitor,
  openBrowser,
  market,
  words,
  lang,
  complaints,
  checkPage,
}) => {
  test.setTimeout(120_000);
  complaints.expected.push(/status of 404/);
  const { oversight, ownProducts } = words;
  const vendor = await market.newVendor();
  const gauze = await market.addProduct(vendor);
  const mask = await market.addProduct(vendor);
  const swab = await market.addProduct(vendor);
  await market.toggleApproval(swab);
  const splint = await market.addProduct(vendor, { status: 'draft' });
  const newestFirst = [splint, swab, mask, gauze];

  const admin = await openBrowser(await market.signIn(DEMO.admin));
  const inWords = (product: Product) => writtenName(product, lang);
  const names = admin.getByRole('table').locator('a[href^="/admin/products/"]');
  const expectListed = (...products: Product[]) => expect(names).toHaveText(products.map(inWords));
  const filterBy = (label: string) => admin.getByRole('combobox', { name: label, exact: true });
  const expectInShop = (product: Product, isThere: boolean) => expectOnSale(visitor, words, lang, product, isThere);
  const decide = async (action: string, ...products: Product[]) => {
    for (const product of products) {
      await admin.getByRole('checkbox', { name: inWords(product), exact: true }).check();
    }
    const bar = admin.getByRole('group', { name: ownProducts.selection });
    await bar.getByRole('button', { name: action, exact: true }).click();
  };
  const confirm = (title: string, action: string) =>
    admin.getByRole('dialog', { name: title }).getByRole('button', { name: action, exact: true }).click();
  const approvals = async () =>
    (await market.listOwnProducts(vendor)).map(({ id, approval_status }) => [id, approval_status]);

  await test.step('The list says that it is on its way, and that nothing matched', async () => {
    const letGo = await hold(admin, (request) => request.url().includes('/api/admin/products'));
    await admin.goto('/admin/products?search=nothing-like-this');
    await expect(admin.getByText(oversight.fetchingProducts)).toBeVisible();
    await letGo();
    await expect(admin.getByText(oversight.noProducts)).toBeVisible();
    const headers = admin.getByRole('columnheader', { includeHidden: true });
    expect((await headers.allInnerTexts()).slice(-oversight.productColumns.length)).toEqual(oversight.productColumns);
    await checkPage(admin);
  });

  await test.step('From a product it is one step to all of its vendor', async () => {
    await admin.getByRole('searchbox', { name: words.searchProducts }).fill(inWords(gauze));
    await expectListed(gauze);
    await admin.getByRole('table').getByRole('link', { name: vendor.companyName }).click();
    await expect(admin).toHaveURL(`/admin/products?vendor=${vendor.id}`);
    await expectListed(...newestFirst);
    await expect(admin.getByRole('button', { name: oversight.ofVendor(vendor.companyName) })).toBeVisible();
    await checkPage(admin);
  });

  await test.step('Each filter stands in the address, and finds what it says', async () => {
    const cases: [label: string, choice: string, query: string, found: Product[]][] = [
      [words.status, words.active, 'status=1', [swab, mask, gauze]],
      [words.status, words.inactive, 'status=0', [splint]],
      [oversight.filters.approval, oversight.waiting, 'approval=0', [splint, mask, gauze]],
      [oversight.filters.approval, oversight.approved, 'approval=1', [swab]],
      [oversight.filters.featured, oversight.featured, 'featured=1', []],
    ];
    for (const [label, choice, query, found] of cases) {
      await filterBy(label).selectOption(choice);
      await expect(admin).toHaveURL(`/admin/products?vendor=${vendor.id}&${query}`);
      await expectListed(...found);
      await filterBy(label).selectOption('');
      await expectListed(...newestFirst);
    }
  });

  await test.step('Two are approved together: shoppers find them, and their vendor reads it', async () => {
    await expectInShop(gauze, false);
    await decide(oversight.approve, gauze, mask);
    await expect(admin.getByRole('dialog', { name: oversight.approveTwo })).toBeVisible();
    await checkPage(admin);
    await confirm(oversight.approveTwo, oversight.approve);
    await expect(toastOf(admin, words, oversight.approvedTwo)).toBeVisible();
    for (const product of [gauze, mask]) {
      const approval = admin.getByRole('switch', { name: words.approvalOf(inWords(product)), exact: true });
      await expect(approval).toBeChecked();
      await expectInShop(product, true);
    }
    expect(await approvals()).toEqual([splint, swab, mask, gauze].map(({ id }) => [id, id === splint.id ? 0 : 1]));
  });

  await test.step('Where one of them is gone meanwhile nothing is changed, and that is said', async () => {
    await market.deleteProduct(vendor, mask);
    await decide(oversight.takeBackAll, gauze, mask);
    await confirm(oversight.takeBackTwo, oversight.takeBackAll);
    await expect(toastOf(admin, words, oversight.notFound)).toBeVisible();
    await checkPage(admin);
    expect(await approvals()).toEqual([splint, swab, gauze].map(({ id }) => [id, id === splint.id ? 0 : 1]));
    await admin.reload();
    await expectListed(splint, swab, gauze);
  });

  await test.step('A featured product stands on the home page, until it is no longer featured', async () => {
    const featured = admin.getByRole('switch', { name: oversight.featuredOf(inWords(swab)), exact: true });
    expect(await readFeatured(visitor, words)).not.toContain(inWords(swab));
    await featured.click();
    await expect(toastOf(admin, words, oversight.featuredUpdated).first()).toBeVisible();
    expect(await readFeatured(visitor, words)).toContain(inWords(swab));
    await expect(featured).toBeEnabled();
    await featured.click();
    await expect(featured).not.toBeChecked();
    await expect(featured).toBeEnabled();
    expect(await readFeatured(visitor, words)).not.toContain(inWords(swab));
  });

  await test.step('A product is deleted only by whoever is sure: shoppers and its vendor lose it', async () => {
    const question = admin.getByRole('dialog', { name: ownProducts.sureToDelete });
    const ask = () => admin.getByRole('button', { name: ownProducts.deleteOne(inWords(gauze)), exact: true }).click();
    await ask();
    await expect(question).toContainText(oversight.disappears(inWords(gauze)));
    await checkPage(admin);
    await question.getByRole('button', { name: words.cancel, exact: true }).click();
    await expectListed(splint, swab, gauze);
    await ask();
    await question.getByRole('button', { name: ownProducts.yesDelete, exact: true }).click();
    await expect(toastOf(admin, words, ownProducts.deleted)).toBeVisible();
    await expectListed(splint, swab);
    await expectInShop(gauze, false);
    expect((await approvals()).map(([id]) => id)).toEqual([splint.id, swab.id]);
  });

  await test.step('The exported table holds what the list shows', async () => {
    const { rows } = await downloadTable(admin, admin.getByRole('button', { name: ownProducts.exportCsv }));
    const lineOf = ({ name, arabic_name, sku, status, price_sar, price_bhd }: Product) => ({
      ...{ name, name_arabic: arabic_name, sku, status, vendor: vendor.companyName, featured: '0' },
      ...{ price_sar: price_sar.toFixed(2), price_bhd: price_bhd.toFixed(3) },
    });
    expect(rows).toMatchObject([splint, swab].map(lineOf));
    expect(rows.map(({ approval }) => approval)).toEqual(['waiting', 'approved']);
    await expect(bodyRows(admin)).toHaveCount(rows.length);
  });
});
