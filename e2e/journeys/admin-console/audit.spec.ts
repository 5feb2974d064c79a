import { DEMO, fullNameOf, newPerson } from '../../support/people.ts';
import { toastOf, writtenName } from '../../support/product-form.ts';
import { factOf, unfoldFilters } from '../../support/screens.ts';
import { newCode } from '../../support/selling.ts';
import { expect, test } from '../../support/test.ts';

const LOG = '/admin/audit-log';

test(
  'The audit log records who did what and when, with values before and after',
  { tag: '@whole' },
  async ({ openBrowser, market, words, lang, checkPage }) => {
    const startedAt = Date.now();
    const person = { ...newPerson(), lastname: `Hassan ${newCode()}` };
    const vendor = await market.newVendor(person);
    const product = await market.addProduct(vendor);
    const admin = await openBrowser(await market.signIn(DEMO.admin));

    const filterBy = (label: string) => admin.getByRole('combobox', { name: label, exact: true });
    const acts = admin
      .getByRole('region', { name: words('admin-console:auditLog.title'), exact: true })
      .locator('tbody')
      .getByRole('button');
    const dialog = admin.getByRole('dialog');

    await test.step('The admin approves the product of a vendor', async () => {
      await admin.goto(`/admin/products?search=${product.sku}`);
      await admin
        .getByRole('switch', {
          name: words('admin-console:products.approvalOf', { name: writtenName(product, lang) }),
          exact: true,
        })
        .click();
      await expect(toastOf(admin, words, words('admin-console:products.approvalDone'))).toBeVisible();
    });

    await test.step('Filtered by product, it lists all actions and details of the last', async () => {
      await admin.goto(`${LOG}?${new URLSearchParams({ search: product.name })}`);
      await expect(acts).toHaveText([
        words('backend:audit.actions.product.approval_status'),
        words('backend:audit.actions.product.created'),
      ]);
      await acts.first().click();
      await expect(factOf(dialog, words('admin-console:auditLog.actor'))).toContainText(DEMO.admin.email);
      const moment = await factOf(dialog, words('admin-console:auditLog.date'))
        .getByRole('time')
        .getAttribute('datetime');
      expect(Date.parse(moment ?? '')).toBeGreaterThanOrEqual(startedAt);
      const approval = words('admin-console:auditLog.fields.approval_status');
      const [waiting, approved] = ([0, 1] as const).map((value) =>
        words(`admin-console:auditLog.values.approval_status.${value}`),
      );
      const change = dialog.getByRole('row').filter({ hasText: approval });
      await expect(change.getByRole('cell')).toHaveText(
        [approval, waiting, approved].map((text) => new RegExp(`${text}$`)),
      );
      await expect(dialog.getByRole('link', { name: product.name })).toHaveAttribute(
        'href',
        `/admin/products/${product.id}`,
      );
      await checkPage(admin);
      await admin.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('A filter by person is kept in the URL through a reload', async () => {
      await admin.goto(LOG);
      await expect(acts).not.toHaveCount(0);
      await unfoldFilters(admin, words);
      await filterBy(words('admin-console:auditLog.filter.actor')).selectOption(fullNameOf(person));
      await expect(admin).toHaveURL(/\/admin\/audit-log\?actor=\d+$/);
      await expect(acts).toHaveText([
        words('backend:audit.actions.product.created'),
        words('backend:audit.actions.picture.uploaded'),
      ]);
      await admin.reload();
      await expect(acts).toHaveText([
        words('backend:audit.actions.product.created'),
        words('backend:audit.actions.picture.uploaded'),
      ]);
      await unfoldFilters(admin, words);
      await expect(filterBy(words('admin-console:auditLog.filter.actor')).locator('option:checked')).toHaveText(
        fullNameOf(person),
      );
    });
  },
);
