import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { findViolations } from './accessibility.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { createMarket, type Market } from './market.ts';
import type { Session } from './people.ts';
import type { Preferences } from './preferences.ts';
import { openPlatform, type Platform } from './platform.ts';
import { borrowShop, type Shop } from './shop.ts';
import { translator, type Translate } from './translate.ts';

/** English on a desktop, Arabic on a phone, or as the journey's tag says. */
export type TestTexts = 'at a desk' | 'on a phone' | 'as tagged';

interface Complaints {
  /** Browser errors that a journey causes on purpose. */
  expected: RegExp[];
  listenTo: (context: BrowserContext) => Promise<void>;
}

export interface Options {
  telling: TestTexts;
}

interface Fixtures extends Preferences, Options {
  isOnPhone: boolean;
  /** Folder for the marketplace's mails. */
  mailFolder: string;
  /** Translations in the visitor's language. */
  words: Translate;
  /** API client with the visitor's language and currency. */
  market: Market;
  /** Mails sent by the marketplace. */
  mailbox: Mailbox;
  /** Platform settings, restored at the end. */
  platform: Platform;
  /** Fails the journey on any console error, uncaught exception or policy violation in any of its browsers. */
  complaints: Complaints;
  /** Opens a separate browser, signed in if a session is given, with optional other preferences. */
  openBrowser: (session?: Session, preferences?: Partial<Preferences>) => Promise<Page>;
  /** Checks the current page: no accessibility violations, no horizontal scrolling. */
  checkPage: (page: Page) => Promise<void>;
  /** In a whole run, checks a page that pages.spec.ts also checks. */
  recheckPage: (page: Page) => Promise<void>;
  /** Checks that the page does not scroll horizontally at its current width. */
  checkWidth: (page: Page) => Promise<void>;
}

interface WorkerFixtures {
  /** Marketplace of this worker, isolated from those of other workers. */
  shop: Shop;
}

const WHOLE = process.env.TEST_ALL === '1';

/**
 * Waits for refreshes and fades to finish, and pauses longer animations such as a toast's timer, which would end in
 * another fade.
 * @returns handle that resumes the page
 */
const settle = async (page: Page) => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const held = await page.evaluateHandle(async () => {
    const isFade = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime) < 1_000;
    const animations = document.getAnimations();
    const longer = animations.filter((animation) => !isFade(animation) && animation.playState === 'running');
    for (const animation of longer) animation.pause();
    await Promise.allSettled(animations.filter(isFade).map(({ finished }) => finished));
    return longer;
  });
  return () => held.evaluate((animations) => animations.forEach((animation) => animation.play()));
};

/**
 * Sets the state of an earlier visit: preferences and session. An init script does so on the first page, because
 * opening a page just for that takes as long as many journeys' pages.
 */
async function furnish(context: BrowserContext, origin: string, preferences: Preferences, session?: Session) {
  const { lang, currency } = preferences;
  const { hostname } = new URL(origin);
  const cookies = Object.entries({ lang, currency }).map(([name, value]) => ({ name, value }));
  await context.addCookies(
    cookies.map((cookie) => ({ ...cookie, domain: hostname, path: '/', sameSite: 'Lax' as const })),
  );
  const stored = { lang, currency, ...(session && { token: session.token, user_role: session.role }) };
  await context.addInitScript(
    ([home, entries]) => {
      if (location.origin !== home || localStorage.getItem('furnished')) return;
      for (const [name, value] of Object.entries({ ...entries, furnished: 'yes' })) localStorage.setItem(name, value);
    },
    [origin, stored] as const,
  );
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  telling: ['at a desk', { option: true }],
  // By tag instead of by project, because each project would start its own workers.
  isOnPhone: async ({ telling }, use, { tags }) =>
    use(telling === 'on a phone' || (telling === 'as tagged' && tags.includes('@phone'))),
  lang: async ({ isOnPhone }, use) => use(isOnPhone ? 'ar' : 'en'),
  currency: async ({ isOnPhone }, use) => use(isOnPhone ? 'BHD' : 'SAR'),
  viewport: async ({ isOnPhone }, use) => use(isOnPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 }),
  hasTouch: async ({ isOnPhone }, use) => use(isOnPhone),
  // Most journeys prefer reduced motion, which saves waiting; nothing may be missing because of it.
  contextOptions: async ({ telling }, use, { tags }) => {
    const isMoving = telling === 'at a desk' || tags.includes('@motion');
    await use({ reducedMotion: isMoving ? 'no-preference' : 'reduce' });
  },
  shop: [async ({}, use, { config }) => borrowShop(Number(config.metadata.port), use), { scope: 'worker' }],
  baseURL: async ({ shop }, use) => use(shop.origin),
  mailFolder: async ({ shop }, use) => use(shop.mailFolder),
  context: async ({ context, complaints, lang, currency, baseURL }, use) => {
    await furnish(context, baseURL ?? '', { lang, currency });
    await complaints.listenTo(context);
    await use(context);
  },

  words: async ({ lang }, use) => use(translator(lang)),
  market: async ({ request, lang, currency }, use) => use(createMarket(request, { lang, currency })),
  mailbox: async ({ mailFolder }, use) => use(createMailbox(mailFolder)),

  platform: async ({ request, lang, currency }, use) => openPlatform(request, { lang, currency }, use),

  complaints: [
    async ({}, use) => {
      const messages: string[] = [];
      const complaints: Complaints = {
        expected: [],
        listenTo: async (listened) => {
          listened.on('console', (message) => {
            if (message.type() === 'error') messages.push(`${message.text()} (${message.location().url})`);
          });
          listened.on('weberror', (error) => messages.push(String(error.error())));
          // Violations of the content security policy are reported to the page.
          await listened.exposeFunction('reportBlocked', (what: string) =>
            messages.push(`Blocked by the content security policy: ${what}`),
          );
          await listened.addInitScript(() => {
            document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
              void Reflect.get(window, 'reportBlocked')(`${effectiveDirective} ${blockedURI}`);
            });
          });
        },
      };
      await use(complaints);
      expect(messages.filter((text) => !complaints.expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],

  openBrowser: async ({ browser, complaints, lang, currency, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (session, preferences) => {
      const context = await browser.newContext();
      contexts.push(context);
      await furnish(context, baseURL ?? '', { lang, currency, ...preferences }, session);
      await complaints.listenTo(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  checkPage: async ({ checkWidth }, use) => {
    await use(async (page) => {
      const goOn = await settle(page);
      expect(await findViolations(page), `accessibility of ${page.url()}`).toEqual([]);
      await checkWidth(page);
      await goOn();
    });
  },

  recheckPage: async ({ checkPage }, use) => use(WHOLE ? checkPage : async () => {}),

  checkWidth: async ({}, use) => {
    await use(async (page) => {
      const readSideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      // A page that was just resized is still being laid out.
      await expect.poll(readSideways, { message: `${page.url()} scrolls horizontally` }).toBeLessThanOrEqual(0);
    });
  },
});

export { expect };
