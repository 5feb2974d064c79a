import { nameOf } from '../../support/catalogue.ts';
import { createCalls } from '../../support/calls.ts';
import { DEMO, fullNameOf, newPerson } from '../../support/people.ts';
import { toastOf } from '../../support/product-form.ts';
import { factOf, rowOf } from '../../support/screens.ts';
import { newCode } from '../../support/selling.ts';
import { expect, test } from '../../support/test.ts';

const TEXT = 'مئتا علبة من فضلك.\n<b>Two hundred</b> boxes, please.';

test(
  "A visitor's message and subscription reach the admin, who handles both",
  { tag: ['@phone', '@whole'] },
  async ({ page: visitor, openBrowser, market, request, words, lang, currency, checkPage }) => {
    const person = newPerson();
    const name = fullNameOf(person);
    // Contains & and ?, which would break an unescaped mailto link.
    const subject = `Gloves & masks? ${newCode()}`;
    const { post } = createCalls(request, { lang, currency });
    const admin = await openBrowser(await market.signIn(DEMO.admin));

    await test.step('A visitor sends a message and subscribes to the newsletter', async () => {
      await visitor.goto('/contact-us');
      const form = visitor.getByRole('main');
      for (const [label, text] of [
        [words('storefront:contact.name'), name],
        [words('storefront:contact.email'), person.email],
        [words('storefront:contact.phone_number'), person.phone_number],
        [words('storefront:contact.subject'), subject],
        [words('storefront:contact.message'), TEXT],
      ] as const)
        await form.getByRole('textbox', { name: label, exact: true }).fill(text);
      await visitor.getByRole('button', { name: words('storefront:contact.submit') }).click();
      await expect(visitor.getByText(words('backend:messages.contact_received')).first()).toBeVisible();
      await post('/news-letter', undefined, { email: person.email });
    });

    await test.step('The message is shown as written and leads to a reply with its subject', async () => {
      const drawer = admin.getByRole('dialog', { name: subject });
      await admin.goto('/admin/messages?state=open');
      await rowOf(admin, subject).getByRole('button', { name: subject }).click();
      await expect(drawer.getByText('<b>Two hundred</b> boxes, please.')).toHaveText(TEXT);
      await expect(factOf(drawer, words('admin-console:messages.from'))).toHaveText(name);
      const link = drawer.getByRole('link', { name: words('admin-console:messages.reply') });
      const { protocol, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
      expect(protocol + pathname).toBe(`mailto:${person.email}`);
      expect([...searchParams]).toEqual([['subject', words('admin-console:messages.replySubject', { subject })]]);
      await checkPage(admin);
      await drawer.getByRole('button', { name: words('admin-console:messages.markDone') }).click();
      await expect(toastOf(admin, words, words('backend:contact.handled'))).toBeVisible();
      await expect(drawer).toBeHidden();
      await expect(rowOf(admin, subject)).toHaveCount(0);
    });

    await test.step('A visitor reports a product, and the admin closes the report', async () => {
      const [product] = await market.listProducts();
      if (!product) throw new Error('The demo has no product.');
      const reason = words('storefront:report.reasons.expired');
      await visitor.goto(`/product/${product.slug}`);
      await visitor.getByRole('button', { name: words('storefront:report.product') }).click();
      const dialog = visitor.getByRole('dialog');
      await dialog.getByRole('combobox', { name: words('storefront:report.reason') }).selectOption(reason);
      await dialog.getByRole('textbox', { name: words('storefront:report.text') }).fill(TEXT);
      await dialog.getByRole('textbox', { name: words('storefront:report.email') }).fill(person.email);
      await checkPage(visitor);
      await dialog.getByRole('button', { name: words('storefront:report.send') }).click();
      await expect(visitor.getByText(words('backend:report.received')).first()).toBeVisible();
      await admin.goto(`/admin/reports?state=open&search=${encodeURIComponent(person.email)}`);
      await rowOf(admin, nameOf(product, lang)).getByRole('button').first().click();
      const drawer = admin.getByRole('dialog');
      await expect(drawer.getByText('<b>Two hundred</b> boxes, please.')).toHaveText(TEXT);
      await checkPage(admin);
      await drawer.getByRole('button', { name: words('admin-console:reports.decide') }).click();
      await admin
        .getByRole('dialog')
        .getByRole('button', { name: words('admin-console:reports.save') })
        .click();
      await expect(toastOf(admin, words, words('backend:report.decided'))).toBeVisible();
      await expect(rowOf(admin, nameOf(product, lang))).toHaveCount(0);
    });

    await test.step('The subscription is listed as requested until it is ended', async () => {
      const row = rowOf(admin, person.email);
      await admin.goto('/admin/newsletter');
      for (const text of [
        words('admin-console:newsletter.states.pending'),
        words(`admin-console:newsletter.langs.${lang}`),
      ])
        await expect(row).toContainText(text);
      await row
        .getByRole('button', { name: words('admin-console:newsletter.unsubscribeOf', { email: person.email }) })
        .click();
      const question = admin.getByRole('dialog', { name: words('admin-console:newsletter.confirm.title') });
      await question.getByRole('button', { name: words('admin-console:newsletter.unsubscribe'), exact: true }).click();
      await expect(toastOf(admin, words, words('backend:newsletter.unsubscribed'))).toBeVisible();
      await expect(row).toContainText(words('admin-console:newsletter.states.left'));
    });
  },
);
