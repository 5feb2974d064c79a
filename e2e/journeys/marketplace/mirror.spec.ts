import type { Page } from '@playwright/test';
import { chooseLast } from '../../support/catalogue.ts';
import { untilLoaded } from '../../support/wait-until-loaded.ts';
import { expect, test } from '../../support/test.ts';

/** Only blocks are compared: inline text follows its script's direction, and elements with `dir` keep theirs. */
const NO_BLOCK = 'svg *, option, bdi, [dir]:not(html), [dir]:not(html) *, .visually-hidden';
const TOLERANCE_PX = 2;

/**
 * Flips the page's direction with unchanged text and fonts, and returns the blocks that are not where a mirror image
 * would have them.
 */
const findUnmirrored = (page: Page) =>
  page.evaluate(
    async ([noBlock, tolerance]) => {
      const { documentElement: html } = document;
      const findBlocks = () =>
        [...document.querySelectorAll('body *')].filter(
          (element) =>
            !element.matches(noBlock) &&
            getComputedStyle(element).display !== 'inline' &&
            element.getBoundingClientRect().width > 0,
        );
      const turn = async () => {
        html.dir = html.dir === 'rtl' ? 'ltr' : 'rtl';
        await new Promise(requestAnimationFrame);
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      };
      /** Positions of each block before and after the flip. */
      const compare = async (): Promise<{ block: Element; one: DOMRect; other: DOMRect }[]> => {
        const blocks = findBlocks();
        const measure = () => blocks.map((block) => block.getBoundingClientRect());
        const before = measure();
        await turn();
        const after = measure();
        await turn();
        // Late content, such as the cart's total, shifts its neighbours: measure again.
        if (JSON.stringify(measure()) !== JSON.stringify(before)) return compare();
        return blocks.flatMap((block, index) => {
          const [one, other] = [before[index], after[index]];
          return one && other ? [{ block, one, other }] : [];
        });
      };
      const blocks = await compare();
      const unmirrored = blocks.filter(
        ({ one, other }) => Math.abs(other.left - (html.clientWidth - one.right)) > tolerance,
      );
      return {
        blocks: blocks.length,
        unmirrored: unmirrored.map(({ block }) => `${block.tagName} ${block.getAttribute('class')}`),
      };
    },
    [NO_BLOCK, TOLERANCE_PX] as const,
  );

const WHOLE = process.env.TEST_ALL === '1';

test('A flipped page is its own mirror image', async ({ market, openBrowser, lang }) => {
  const customer = await market.newCustomer();
  const product = chooseLast(await market.listProducts(), lang);
  await market.addToCart(customer, { product_id: product.id, quantity: 1 });
  const page = await openBrowser(customer);
  const paths = ['/', `/product/${product.slug}`, '/checkout', '/dashboard'];
  for (const path of [...paths, ...(WHOLE ? ['/shop', '/cart', '/contact-us'] : [])]) {
    await test.step(path, async () => {
      await page.goto(path);
      await untilLoaded(page);
      const { blocks, unmirrored } = await findUnmirrored(page);
      expect(blocks).toBeGreaterThan(50);
      expect(unmirrored).toEqual([]);
    });
  }
});
