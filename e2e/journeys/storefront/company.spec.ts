import { randomUUID } from 'node:crypto';
import { newPerson } from '../../support/people.ts';
import { fieldOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const MAP = 'https://www.openstreetmap.org/**';
const MAP_HEIGHT = 520;

test(
  'A quote request reaches the shop, and the map loads only on request',
  { tag: '@whole' },
  async ({ page, mailbox, platform, words, checkPage }) => {
    const [shop = ''] = (await platform.read()).contact.emails;
    const { firstname, email, phone_number } = newPerson();
    const subject = `Gloves ${randomUUID()}`;
    const main = page.getByRole('main');
    const section = page.getByRole('region', { name: words('storefront:contact.map.label') });
    const asked: string[] = [];
    await page.route(MAP, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Map</title>Riyadh',
      });
    });

    await test.step('Once sent, the form is empty', async () => {
      await page.goto('/contact-us');
      await section.scrollIntoViewIfNeeded();
      for (const [label, text] of [
        [words('storefront:contact.name'), firstname],
        [words('storefront:contact.email'), email],
        [words('storefront:contact.phone_number'), phone_number],
        [words('storefront:contact.subject'), subject],
        [words('storefront:contact.message'), 'مئتا علبة من فضلك.\nTwo hundred boxes, please.'],
      ] as const) {
        await fieldOf(main, label).fill(text);
      }
      await page.getByRole('button', { name: words('storefront:contact.submit') }).click();
      await expect(page.getByText(words('backend:messages.contact_received')).first()).toBeVisible();
      await expect(fieldOf(main, words('storefront:contact.subject'))).toHaveValue('');
      expect(asked).toEqual([]);
    });

    await test.step('The map loads on request', async () => {
      await section.getByRole('button', { name: words('storefront:contact.map.show') }).click();
      await expect(
        page.frameLocator(`iframe[title="${words('storefront:contact.map.label')}"]`).getByText('Riyadh'),
      ).toBeVisible();
      expect(asked).toEqual([expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/)]);
      expect((await page.getByTitle(words('storefront:contact.map.label')).boundingBox())?.height).toBe(MAP_HEIGHT);
      await checkPage(page);
    });

    await test.step('The shop receives the message', async () => {
      const { text } = await mailbox.waitFor(shop, subject);
      for (const part of [firstname, email, phone_number, 'مئتا علبة من فضلك.', 'Two hundred boxes, please.']) {
        expect(text).toContain(part);
      }
    });
  },
);
