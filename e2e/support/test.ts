import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { createMarket, type Market } from './market.ts';
import type { Session } from './people.ts';
import { wordsOf, type Words } from './words.ts';

/** What a project's visitor has chosen before the first page. */
export interface Preferences {
  lang: 'en' | 'ar';
  currency: 'SAR' | 'BHD' | 'USD';
}

/** What a project says of itself. */
export interface Options extends Preferences {
  /** Where the marketplace leaves its mails. */
  mailFolder: string;
}

interface Complaints {
  /** What a journey that breaks things on purpose makes the browser say. */
  expected: RegExp[];
  listenTo: (context: BrowserContext) => void;
}

interface Fixtures extends Options {
  /** The texts of the visitor's language. */
  words: Words;
  /** The marketplace's API, spoken to in the visitor's language and currency. */
  market: Market;
  /** The mails that the marketplace has sent. */
  mailbox: Mailbox;
  /** Fails the journey on any console error or uncaught exception in any of its browsers. */
  complaints: Complaints;
  /** Opens a browser of its own for somebody else; with a session they are signed in. Preferences differ where given. */
  openBrowser: (session?: Session, preferences?: Partial<Preferences>) => Promise<Page>;
  /** Checks the page as it stands: no accessibility violation, no sideways scrolling. */
  checkPage: (page: Page) => Promise<void>;
}

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A page is judged as it stands, not halfway through a fade; what goes on for longer (the time of a toast) is not waited for. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const fades = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1_000);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });

function storageOf(origin: string, preferences: Preferences, session?: Session): StorageState {
  const stored = { ...preferences, ...(session && { token: session.token, user_role: session.role }) };
  const cookie = { domain: new URL(origin).hostname, path: '/', expires: -1, httpOnly: false, secure: false } as const;
  const { lang, currency } = preferences;
  return {
    cookies: Object.entries({ lang, currency }).map(([name, value]) => ({ ...cookie, name, value, sameSite: 'Lax' })),
    origins: [{ origin, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
  };
}

export const test = base.extend<Fixtures>({
  lang: ['en', { option: true }],
  currency: ['SAR', { option: true }],
  mailFolder: ['', { option: true }],
  storageState: async ({ lang, currency, baseURL }, use) => use(storageOf(baseURL ?? '', { lang, currency })),

  words: async ({ lang }, use) => use(wordsOf(lang)),
  market: async ({ request, lang, currency }, use) => use(createMarket(request, { lang, currency })),
  mailbox: async ({ mailFolder }, use) => use(createMailbox(mailFolder)),

  complaints: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const complaints: Complaints = {
        expected: [],
        listenTo: (listened) => {
          listened.on('console', (message) => {
            if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
          });
          listened.on('weberror', (error) => heard.push(String(error.error())));
        },
      };
      complaints.listenTo(context);
      await use(complaints);
      expect(heard.filter((text) => !complaints.expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],

  openBrowser: async ({ browser, complaints, lang, currency, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (session, preferences) => {
      const storageState = storageOf(baseURL ?? '', { lang, currency, ...preferences }, session);
      const context = await browser.newContext({ storageState });
      contexts.push(context);
      complaints.listenTo(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  checkPage: async ({}, use) => {
    await use(async (page) => {
      await settle(page);
      // The legacy mode does without a page of its own, in which results of foreign frames would be put together.
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG).setLegacyMode().analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        `accessibility of ${page.url()}`,
      ).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
    });
  },
});

export { expect };
