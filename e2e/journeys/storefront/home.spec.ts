import type { Locator } from '@playwright/test';
import { nameOf } from '../../support/catalogue.ts';
import { openMenu } from '../../support/screens.ts';
import { isOfDemo } from '../../support/selling.ts';
import { expect, test } from '../../support/test.ts';

/** Categories visible on the widest page. */
const WIDEST = 5;

/** Visible categories at widths around each breakpoint. */
const SLIDES = [
  { width: 479, slides: 1 },
  { width: 480, slides: 2 },
  { width: 767, slides: 2 },
  { width: 768, slides: 3 },
  { width: 1023, slides: 3 },
  { width: 1024, slides: WIDEST },
];
const GAP = 20;

/** Short interval, because a carousel moves for less than a second. */
const OFTEN = { intervals: [50] };

const PHONE = '+966 11 555 0100';

/** Authors of testimonials in the demo data. */
const VOICES = {
  en: ['Dr. Reem A.', 'Khalid M.', 'Fatima S.', 'Noura H.'],
  ar: ['د. ريم ع.', 'خالد م.', 'فاطمة س.', 'نورة ح.'],
};

/** Horizontal extent of the elements. */
const edgesOf = (elements: Locator) =>
  elements.evaluateAll((nodes) =>
    nodes.map((node) => {
      const { left, right } = node.getBoundingClientRect();
      return { left, right, name: node.textContent };
    }),
  );

/** Elements fully visible in their section, in reading order. */
async function listInView(section: Locator, elements: Locator) {
  const [frame] = await edgesOf(section);
  const edges = await edgesOf(elements);
  return edges.filter(({ left, right }) => frame && left >= frame.left - 1 && right <= frame.right + 1);
}

const expectInView = (section: Locator, elements: Locator, names: (string | null)[]) =>
  expect.poll(async () => (await listInView(section, elements)).map(({ name }) => name), OFTEN).toEqual(names);

test(
  'The home page leads into the shop and shows testimonials',
  { tag: '@motion' },
  async ({ page, market, words, lang }) => {
    const isAtTop = () => expect.poll(() => page.evaluate(() => window.scrollY), OFTEN).toBe(0);
    await page.goto('/');

    await test.step('Testimonials are shown one at a time', async () => {
      const section = page.getByRole('region', { name: words('storefront:home.testimonials.title') });
      const voices = section.getByRole('figure', { includeHidden: true }).locator('strong');
      await expectInView(section, voices, VOICES[lang].slice(0, 1));
      await section
        .getByRole('button', { name: words('storefront:home.testimonials.page', { number: 3, total: 4 }) })
        .click();
      await expectInView(section, voices, VOICES[lang].slice(2, 3));
    });

    await test.step('A link far down opens the next page at its top', async () => {
      const masks = page.getByRole('region', { name: words('storefront:home.call.title') });
      await masks.getByRole('link', { name: words('storefront:home.call.action') }).click();
      await expect(page).toHaveURL(/\/shop\?search=/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await isAtTop();
      await page.goBack();
    });

    await test.step('A featured product leads to its page', async () => {
      const product = (await market.findProducts('featured=true')).products.find(isOfDemo);
      if (!product) throw new Error('The demo features no product.');
      const name = nameOf(product, lang);
      const featured = page.getByRole('region', { name: words('storefront:home.featured.title') });
      await featured.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`/product/${product.slug}`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await isAtTop();
    });
  },
);

test(
  'Navigation and categories are reachable on every device',
  { tag: ['@phone', '@motion'] },
  async ({ page, words, viewport, checkPage }) => {
    const isPhone = (viewport?.width ?? 0) < 768;
    await page.goto('/about');

    await test.step('The shop can be called with one tap, next to its main pages', async () => {
      await openMenu(page, words);
      const menu = isPhone ? page.getByRole('dialog') : page.getByRole('banner');
      const home = words('storefront:layout.home');
      const main = menu.getByRole('navigation', { name: words('storefront:layout.mainNavigation') }).getByRole('link');
      await expect(main).toHaveText([
        home,
        words('storefront:shop.title'),
        words('storefront:layout.about'),
        words('storefront:layout.blogs'),
        words('storefront:layout.trackOrder'),
        words('storefront:layout.contactUs'),
      ]);
      await expect(
        menu.getByRole('link', { name: words('storefront:layout.callUs', { phone: PHONE }) }),
      ).toHaveAttribute('href', 'tel:+966115550100');
      await checkPage(page);
      await main.filter({ hasText: home }).click();
      await expect(page.getByRole('heading', { level: 1, name: words('storefront:home.hero.title') })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    const section = page.getByRole('region', { name: words('storefront:home.categories.title') });
    const tiles = section.getByRole('link');

    await test.step('The number of visible categories depends on the width', async () => {
      await expect(tiles.first()).toBeVisible();
      for (const { width, slides } of SLIDES) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(async () => (await listInView(section, tiles)).length, OFTEN).toBe(slides);
        const shown = (await listInView(section, tiles)).sort((one, other) => one.left - other.left);
        const gaps = shown.slice(1).map(({ left }, index) => Math.round(left - (shown[index]?.right ?? 0)));
        expect(gaps, `at ${width}`).toEqual(gaps.map(() => GAP));
      }
    });

    await test.step('Arrows scroll them in reading direction', async () => {
      const all = (await edgesOf(tiles)).map(({ name }) => name);
      const next = section.getByRole('button', { name: words('storefront:home.categories.next') });
      const previous = section.getByRole('button', { name: words('storefront:home.categories.previous') });
      await expect(previous).toBeDisabled();
      await expectInView(section, tiles, all.slice(0, WIDEST));
      // The controls activate once they are in view.
      await next.scrollIntoViewIfNeeded();
      await next.click();
      await expectInView(section, tiles, all.slice(-WIDEST));
      await expect(next).toBeDisabled();
      await previous.click();
      await expectInView(section, tiles, all.slice(0, WIDEST));
    });
  },
);
