import type { Page } from '@playwright/test';
import { downloadTable } from '../../support/csv.ts';
import { linkIn } from '../../support/mailbox.ts';
import { DEMO, fullNameOf, newPerson } from '../../support/people.ts';
import { toastOf } from '../../support/productForm.ts';
import { factOf, rowOf } from '../../support/screens.ts';
import { newCode } from '../../support/selling.ts';
import { expect, test } from '../../support/test.ts';
import type { Words } from '../../support/words.ts';

const TEXT = 'مئتا علبة من فضلك.\n<b>Two hundred</b> boxes, please.';

const exportOf = (page: Page, words: Words) =>
  downloadTable(page, page.getByRole('button', { name: words.ownProducts.exportCsv }));

test('A subscriber stands in the list as asked, confirmed and gone, and can come back', async ({
  page,
  openBrowser,
  market,
  mailbox,
  words,
  lang,
  complaints,
  checkPage,
}) => {
  test.setTimeout(90_000);
  complaints.expected.push(/status of 422/);
  const { subscribers, coupons } = words;
  const { email } = newPerson();
  const admin = await openBrowser(await market.signIn(DEMO.admin));
  const row = rowOf(admin, email);
  const look = (state = '') => admin.goto(`/admin/newsletter?${new URLSearchParams({ search: email, state })}`);
  const subscribe = async () => {
    await page.goto('/about');
    const area = page.getByRole('region', { name: words.newsletter });
    const answer = page.waitForResponse('**/api/news-letter');
    await area.getByRole('textbox', { name: words.email }).fill(email);
    await area.getByRole('button', { name: words.subscribe }).click();
    expect((await answer).ok()).toBe(true);
  };
  const confirmations = async () =>
    (await mailbox.list(email)).filter(({ subject }) => subject === words.confirmNewsletterMail);
  /** Follows the link of the mail that came as the last of so many. */
  const confirm = async (count: number) => {
    await expect.poll(async () => (await confirmations()).length).toBe(count);
    const mail = (await confirmations()).at(-1);
    await page.goto(mail ? linkIn(mail, '/newsletter/confirm') : '');
    await page.getByRole('button', { name: words.confirmNewsletter }).click();
    await expect(page.getByText(words.newsletterConfirmed)).toBeVisible();
  };

  await test.step('Whoever has asked for it has not confirmed yet', async () => {
    await subscribe();
    await look('pending');
    for (const text of [subscribers.states.pending, subscribers.language]) await expect(row).toContainText(text);
    await checkPage(admin);
  });

  await test.step('Confirmed by the link of the mail, there is a coupon of their own, which cannot be deleted', async () => {
    await confirm(1);
    const { text } = await mailbox.waitFor(email, words.welcomeMail);
    const code = new RegExp(`${words.yourCode}: (\\S+)`).exec(text)?.[1] ?? '';
    await look('confirmed');
    await expect(row).toContainText(subscribers.states.confirmed);
    await expect(row.getByText(code, { exact: true })).toBeVisible();
    await admin.goto(`/admin/coupons?search=${code}`);
    await admin.getByRole('button', { name: coupons.deleteOf(code) }).click();
    await admin.getByRole('dialog').getByRole('button', { name: words.ownProducts.yesDelete }).click();
    await expect(toastOf(admin, words, coupons.given)).toBeVisible();
    await expect(rowOf(admin, code)).toContainText(coupons.states.active);
  });

  await test.step('The admin ends the subscription for whoever asks, and the table tells of it', async () => {
    await look();
    await row.getByRole('button', { name: subscribers.unsubscribeOf(email) }).click();
    const question = admin.getByRole('dialog', { name: subscribers.sure });
    await expect(question).toContainText(subscribers.text(email));
    await checkPage(admin);
    await question.getByRole('button', { name: subscribers.unsubscribe, exact: true }).click();
    await expect(toastOf(admin, words, subscribers.ended)).toBeVisible();
    await expect(row).toContainText(subscribers.states.left);
    await expect(row.getByRole('button', { name: subscribers.unsubscribeOf(email) })).toHaveCount(0);
    const { name, rows } = await exportOf(admin, words);
    expect(name).toBe('newsletter.csv');
    expect(rows).toEqual([expect.objectContaining({ email, lang, state: 'left', coupon_used: '0' })]);
    const moment = /^\d{4}-\d\d-\d\dT/;
    for (const column of ['created_at', 'confirmed_at', 'unsubscribed_at']) expect(rows[0]?.[column]).toMatch(moment);
  });

  await test.step('Only the link of a new mail brings them back', async () => {
    await subscribe();
    await look('left');
    await expect(row).toContainText(subscribers.states.left);
    await confirm(2);
    await look('confirmed');
    await expect(row).toContainText(subscribers.states.confirmed);
  });
});

test('A message is read, answered by mail and done, and can be opened again', async ({
  page: visitor,
  openBrowser,
  market,
  words,
  checkPage,
}) => {
  test.setTimeout(90_000);
  const { inbox, contactFields: fields } = words;
  const person = newPerson();
  const name = fullNameOf(person);
  const code = newCode();
  // A spreadsheet would compute the one, an address would end at the other.
  const subjects = [`=SUM(A1) ${code}`, `Gloves & masks? ${code}`];
  const [formula = '', question = ''] = subjects;
  const admin = await openBrowser(await market.signIn(DEMO.admin));
  const row = rowOf(admin, question);
  const drawer = admin.getByRole('dialog', { name: question });
  const look = (state = '') => admin.goto(`/admin/messages?${new URLSearchParams({ search: code, state })}`);

  await test.step('A visitor writes twice', async () => {
    await visitor.goto('/contact-us');
    const form = visitor.getByRole('main');
    for (const subject of subjects) {
      for (const [label, text] of [
        [fields.name, name],
        [fields.email, person.email],
        [fields.phone, person.phone_number],
        [fields.subject, subject],
        [fields.message, TEXT],
      ] as const)
        await form.getByRole('textbox', { name: label, exact: true }).fill(text);
      await visitor.getByRole('button', { name: words.sendMessage }).click();
      await expect(form.getByRole('textbox', { name: fields.subject, exact: true })).toHaveValue('');
    }
  });

  await test.step('Both wait in the list; one is read as it was written', async () => {
    await look('open');
    for (const subject of subjects) await expect(rowOf(admin, subject)).toContainText(inbox.states.open);
    await checkPage(admin);
    await row.getByRole('button', { name: question }).click();
    await expect(drawer.getByText('<b>Two hundred</b> boxes, please.')).toHaveText(TEXT);
    await expect(factOf(drawer, inbox.from)).toHaveText(name);
    await expect(factOf(drawer, inbox.email)).toHaveText(person.email);
    await expect(drawer.getByRole('link', { name: person.phone_number })).toHaveAttribute('href', 'tel:+966551234567');
    await checkPage(admin);
  });

  await test.step('The answer goes to its writer, about its subject', async () => {
    const link = drawer.getByRole('link', { name: inbox.reply });
    const { protocol, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(protocol + pathname).toBe(`mailto:${person.email}`);
    expect([...searchParams]).toEqual([['subject', inbox.replySubject(question)]]);
  });

  await test.step('Done, it leaves the open ones; who has done it is kept', async () => {
    await drawer.getByRole('button', { name: inbox.markDone }).click();
    await expect(toastOf(admin, words, inbox.done)).toBeVisible();
    await expect(drawer).toBeHidden();
    await expect(row).toHaveCount(0);
    await expect(rowOf(admin, formula)).toBeVisible();
    await look('done');
    await row.getByRole('button', { name: question }).click();
    await expect(factOf(drawer, inbox.state)).toContainText(inbox.states.done);
    await checkPage(admin);
  });

  await test.step('Opened again, it waits again', async () => {
    await drawer.getByRole('button', { name: inbox.openAgain }).click();
    await expect(toastOf(admin, words, inbox.opened)).toBeVisible();
    await expect(admin.getByText(inbox.noMatch)).toBeVisible();
    await look('open');
    await expect(row).toBeVisible();
  });

  await test.step('Both are done at once, and the table has them as they were written', async () => {
    await admin.getByRole('checkbox', { name: words.ownProducts.selectAll }).check();
    const bar = admin.getByRole('group', { name: words.ownProducts.selection });
    await bar.getByRole('button', { name: inbox.markDone, exact: true }).click();
    const asked = admin.getByRole('dialog', { name: inbox.doneTwo });
    await asked.getByRole('button', { name: inbox.markDone, exact: true }).click();
    await expect(toastOf(admin, words, inbox.twoDone)).toBeVisible();
    await expect(admin.getByText(inbox.noMatch)).toBeVisible();
    await look('done');
    await expect(row).toContainText(inbox.states.done);
    const { name: file, rows } = await exportOf(admin, words);
    expect(file).toBe('messages.csv');
    expect(rows.map(({ subject }) => subject)).toEqual([question, `'${formula}`]);
    expect(rows[0]).toMatchObject({ name, email: person.email, message: TEXT });
    expect(rows[0]?.handled_by).not.toBe('');
  });
});
