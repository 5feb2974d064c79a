import type { Browser, Page } from '@playwright/test';
import { until } from './until.ts';
import { CANARY_FILE, COUNTED } from './planting.ts';

const SETTLED = '.skeleton, .spinner-border';
const LOAD_LIMIT_MS = 30_000;

export type Role = 'visitor' | 'user' | 'vendor' | 'admin';

/** Whatever a browser does with the canary but show it. */
export function listen(page: Page, heard: Set<string>): void {
  page.on('dialog', (dialog) => {
    heard.add(`${page.url()}: a script of the canary has run`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.includes(CANARY_FILE)) heard.add(`${page.url()}: the canary became an image`);
  });
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) heard.add(`${page.url()}: ${message.text().slice(0, 200)}`);
  });
}

/** Looks at a page as it stands. @returns whether the canary is shown on it */
export async function look(page: Page, origin: string, address: string, heard: Set<string>): Promise<boolean> {
  await page.goto(`${origin}${address}`, { waitUntil: 'load', timeout: LOAD_LIMIT_MS });
  const heading = page.getByRole('heading', { level: 1 }).first();
  const isFinished = await heading.waitFor({ timeout: LOAD_LIMIT_MS }).then(
    () => true,
    () => false,
  );
  // One page that does not come about keeps nobody from looking at the others.
  if (!isFinished) heard.add(`${address}: the page has no heading, so nobody knows what is on it`);
  await until(async () => (await page.locator(SETTLED).count()) === 0, LOAD_LIMIT_MS);
  const found = await page.evaluate((counted) => {
    const html = document.documentElement;
    const text = document.body.innerText;
    const values = [...document.querySelectorAll('input, textarea')]
      .map((field) => Reflect.get(field, 'value'))
      .join(' ');
    return {
      shown: `${text} ${values}`.includes('1337*7'),
      counted: text.includes(counted),
      alive: html.querySelectorAll('[onerror], [onload], a[href^="javascript:"]').length,
    };
  }, COUNTED);
  if (found.alive > 0) heard.add(`${address}: the canary became part of the page`);
  if (found.counted) heard.add(`${address}: a template of the canary was counted`);
  return found.shown;
}

export async function openBrowser(browser: Browser, origin: string, lang: string, role: Role, token = '') {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'lang', value: lang, url: origin }]);
  const stored = { lang, currency: 'SAR', ...(token && { token, user_role: role }) };
  await context.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, stored);
  return context;
}
