import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { findViolations } from './accessibility.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { createMarket, type Market } from './market.ts';
import type { Session } from './people.ts';
import type { Preferences } from './preferences.ts';
import { lendPlatform, type Platform } from './platform.ts';
import { borrowShop, type Shop } from './shop.ts';
import { wordsOf, type Words } from './words.ts';

/** In English at a desk, in Arabic on a phone, or as a journey's tag says. */
export type Telling = 'at a desk' | 'on a phone' | 'as tagged';

interface Complaints {
  /** What a journey that breaks things on purpose makes the browser say. */
  expected: RegExp[];
  listenTo: (context: BrowserContext) => Promise<void>;
}

export interface Options {
  telling: Telling;
}

interface Fixtures extends Preferences, Options {
  isOnPhone: boolean;
  /** Where the marketplace leaves its mails. */
  mailFolder: string;
  /** The texts of the visitor's language. */
  words: Words;
  /** The marketplace's API, spoken to in the visitor's language and currency. */
  market: Market;
  /** The mails that the marketplace has sent. */
  mailbox: Mailbox;
  /** The settings of the platform: they are put back at the end. */
  platform: Platform;
  /** Fails the journey on any console error, uncaught exception or policy violation in any of its browsers. */
  complaints: Complaints;
  /** Opens a browser of its own for somebody else; with a session they are signed in. Preferences differ where given. */
  openBrowser: (session?: Session, preferences?: Partial<Preferences>) => Promise<Page>;
  /** Checks the page as it stands: no accessibility violation, no sideways scrolling. */
  checkPage: (page: Page) => Promise<void>;
  /** Checks that the page, as wide as it is, does not scroll sideways. */
  checkWidth: (page: Page) => Promise<void>;
}

interface WorkerFixtures {
  /** The marketplace of this worker: what a journey sells or changes, no journey of another worker meets. */
  shop: Shop;
}

/**
 * A page is judged as it stands, not while it is refreshed or halfway through a fade. What goes on for longer (the time of a toast) stands still
 * meanwhile: its end would be a fade again.
 * @returns what lets the page go on
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
 * What the browser has from an earlier visit: what was chosen then, and who signed in. A script of the page's own leaves
 * it there at the first page, for to open a page for that alone takes as long as many a journey's page.
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
  // A worker goes on from a journey at a desk to one on a phone: projects would each start workers of their own.
  isOnPhone: async ({ telling }, use, { tags }) =>
    use(telling === 'on a phone' || (telling === 'as tagged' && tags.includes('@phone'))),
  lang: async ({ isOnPhone }, use) => use(isOnPhone ? 'ar' : 'en'),
  currency: async ({ isOnPhone }, use) => use(isOnPhone ? 'BHD' : 'SAR'),
  viewport: async ({ isOnPhone }, use) => use(isOnPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 }),
  hasTouch: async ({ isOnPhone }, use) => use(isOnPhone),
  // Most people of the journeys have asked for less motion, which spares them the wait for it, and must lack nothing.
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

  words: async ({ lang }, use) => use(wordsOf(lang)),
  market: async ({ request, lang, currency }, use) => use(createMarket(request, { lang, currency })),
  mailbox: async ({ mailFolder }, use) => use(createMailbox(mailFolder)),

  platform: async ({ request, lang, currency }, use) => lendPlatform(request, { lang, currency }, use),

  complaints: [
    async ({}, use) => {
      const heard: string[] = [];
      const complaints: Complaints = {
        expected: [],
        listenTo: async (listened) => {
          listened.on('console', (message) => {
            if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
          });
          listened.on('weberror', (error) => heard.push(String(error.error())));
          // Whatever the page's policy stops is told to the page as well.
          await listened.exposeFunction('tellBlocked', (what: string) => heard.push(`Blocked by the policy: ${what}`));
          await listened.addInitScript(() => {
            document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
              void Reflect.get(window, 'tellBlocked')(`${effectiveDirective} ${blockedURI}`);
            });
          });
        },
      };
      await use(complaints);
      expect(heard.filter((text) => !complaints.expected.some((pattern) => pattern.test(text)))).toEqual([]);
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

  checkWidth: async ({}, use) => {
    await use(async (page) => {
      const readSideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      // A page that has just become narrower is laid out anew.
      await expect.poll(readSideways, { message: `${page.url()} scrolls sideways` }).toBeLessThanOrEqual(0);
    });
  },
});

export { expect };
