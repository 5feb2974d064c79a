import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newPerson } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import type { Words } from '../../support/words.ts';

const MAP = 'https://www.openstreetmap.org/**';

const fieldOf = (page: Page, label: string) =>
  page.getByRole('main').getByRole('textbox', { name: label, exact: true });

const expectTrail = (page: Page, words: Words, here: string) =>
  expect(page.getByRole('navigation', { name: words.youAreHere }).getByRole('listitem')).toHaveText([
    words.places.home,
    here,
  ]);

test('A reader learns who the shop is and what it advises', async ({ page, words, complaints, checkPage }) => {
  await test.step('About: three reasons, three posts and the newsletter', async () => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1, name: words.aboutTitle })).toBeVisible();
    await expectTrail(page, words, words.aboutTitle);
    const reasons = page.getByRole('region', { name: words.whyChooseUs }).getByRole('heading', { level: 3 });
    await expect(reasons).toHaveText(words.reasons);
    await expect(page.getByRole('region', { name: words.latestNews }).getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('region', { name: words.newsletter })).toBeVisible();
    await checkPage(page);
  });

  await test.step('From the news to all posts, and into one', async () => {
    await page.getByRole('link', { name: words.allPosts }).click();
    await expect(page).toHaveURL('/blogs');
    await expect(page.getByRole('heading', { level: 1, name: words.blogTitle })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(4);
    await checkPage(page);
    await page.getByRole('link', { name: words.postTitle }).click();
    await expect(page).toHaveURL('/blog/how-to-read-a-thermometer');
    await expect(page.getByRole('heading', { level: 1, name: words.postTitle })).toBeVisible();
    await checkPage(page);
  });

  await test.step('On to another post, and back', async () => {
    const others = page.getByRole('region', { name: words.morePosts }).getByRole('link');
    await expect(others).toHaveCount(3);
    const title = await others.first().innerText();
    await others.first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: words.postTitle })).toBeVisible();
  });

  await test.step('There is no page for a post that nobody wrote', async () => {
    complaints.expected.push(/status of 404/);
    const answer = await page.goto('/blog/how-to-fly');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: words.pageNotFound })).toBeVisible();
    await checkPage(page);
    await page.getByRole('main').getByRole('link', { name: words.backHome }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.heroTitle })).toBeVisible();
  });
});

test('A visitor asks for a quote, and the shop gets the message', async ({
  page,
  mailbox,
  platform,
  words,
  complaints,
  checkPage,
}) => {
  const [shop = ''] = (await platform.read()).contact.emails;
  const { firstname, email, phone_number } = newPerson();
  const fields = words.contactFields;
  const subject = `Gloves ${randomUUID()}`;
  const typed = [
    [fields.name, firstname],
    [fields.email, email],
    [fields.phone, phone_number],
    [fields.subject, subject],
    [fields.message, 'مئتا علبة من فضلك.\nTwo hundred boxes, please.'],
  ] as const;
  const send = () => page.getByRole('button', { name: words.sendMessage }).click();
  const expectFields = async (texts: (field: readonly [string, string]) => string) => {
    for (const field of typed) await expect(fieldOf(page, field[0])).toHaveValue(texts(field));
  };

  await page.goto('/contact-us');
  await expectTrail(page, words, words.contactTitle);
  await checkPage(page);

  await test.step('An empty form says what is missing, word for word, and sends nothing', async () => {
    await send();
    for (const message of words.emptyContact) await expect(page.getByText(message, { exact: true })).toBeVisible();
    await fieldOf(page, fields.email).fill('layla');
    await expect(page.getByText(words.invalidEmail, { exact: true })).toBeVisible();
    await checkPage(page);
  });

  await test.step('What was typed stays when it could not be sent', async () => {
    complaints.expected.push(/status of 500/);
    const message = 'The post office is closed.';
    const body = { status: 500, success: false, code: 'internal', message };
    await page.route('**/api/contactUs', (route) => route.fulfill({ status: 500, json: body }));
    for (const [label, text] of typed) await fieldOf(page, label).fill(text);
    await send();
    await expect(page.getByText(message).first()).toBeVisible();
    await expectFields(([, text]) => text);
    await checkPage(page);
    await page.unroute('**/api/contactUs');
  });

  await test.step('Once it is sent, the form is empty', async () => {
    await send();
    await expect(page.getByText(words.messageReceived).first()).toBeVisible();
    await expectFields(() => '');
    await checkPage(page);
  });

  await test.step('The shop has it in its mailbox', async () => {
    const mail = await mailbox.waitFor(shop, subject);
    expect(mail.subject).toContain(subject);
    for (const text of [firstname, email, phone_number, 'مئتا علبة من فضلك.', 'Two hundred boxes, please.']) {
      expect(mail.text).toContain(text);
    }
  });
});

test('The maker of the map learns of a visitor only when the map is asked for', async ({ page, words, checkPage }) => {
  const asked: string[] = [];
  await page.route(MAP, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title>Riyadh' });
  });
  await page.goto('/contact-us');
  const section = page.getByRole('region', { name: words.mapOfOffice });
  await section.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await section.getByRole('button', { name: words.showMap }).click();
  await expect(page.frameLocator(`iframe[title="${words.mapOfOffice}"]`).getByText('Riyadh')).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/)]);
  const frame = await page.getByTitle(words.mapOfOffice).boundingBox();
  expect(frame?.height).toBe(520);
  await checkPage(page);
});
