import type { Locator } from '@playwright/test';
import { chooseColoured, nameOf, valueOf } from '../../support/catalogue.ts';
import { expect, test } from '../../support/test.ts';

/** Waits for an image, identified by its URL. */
async function expectPicture(picture: Locator, image: { url: string } | undefined) {
  const stem = image?.url.replace(/^.*\/(.*)-\d+\.webp$/, '$1') ?? '';
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth && img.currentSrc))
    .toContain(stem);
}

test(
  'The gallery shows all pictures of a product, and those of each colour',
  { tag: ['@phone', '@whole'] },
  async ({ page, market, words, lang, checkPage }) => {
    const product = chooseColoured(await market.getAllWithVariants(await market.listProducts()), lang);
    const pictures = [...new Map(product.images.map((image) => [image.url, image])).values()];
    const name = nameOf(product, lang);
    const enlarge = page.getByRole('button', { name: words('storefront:product.gallery.enlarge') });
    const lightbox = page.getByRole('dialog', { name: words('storefront:product.lightbox.title') });
    const slide = (number: number) =>
      lightbox
        .getByRole('group')
        .getByRole('img', { name: words('storefront:product.gallery.picture', { name, number }), exact: true });
    const shown = enlarge.getByRole('img', { name });

    await test.step('A thumbnail replaces the large picture', async () => {
      await page.goto(`/product/${product.slug}`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.getByRole('button', { name: words('storefront:product.gallery.show', { number: 2 }) }).click();
      await expect(
        page.getByRole('button', { name: words('storefront:product.gallery.show', { number: 2 }), pressed: true }),
      ).toBeVisible();
      await expectPicture(shown, pictures[1]);
    });

    await test.step('It opens full screen, and Escape returns the focus', async () => {
      await enlarge.click();
      await expectPicture(slide(2), pictures[1]);
      await checkPage(page);
      await lightbox.getByRole('button', { name: words('storefront:product.lightbox.next') }).click();
      await expectPicture(slide(3), pictures[2]);
      await page.keyboard.press('Escape');
      await expect(lightbox).toBeHidden();
      await expect(enlarge).toBeFocused();
    });

    await test.step('The last thumbnail leads to the hidden ones', async () => {
      const more = page.getByRole('button', {
        name: words('storefront:product.gallery.more', { count: pictures.length - 5 }),
      });
      await more.click();
      await expectPicture(slide(6), pictures[5]);
      await page.keyboard.press('Escape');
      await expect(lightbox).toBeHidden();
      await expect(more).toBeFocused();
    });

    await test.step('Each colour has its own picture, which the URL restores', async () => {
      const [colour] = product.variants.filter(({ id, stock }) => stock > 0 && id !== product.variants[0]?.id);
      const own = product.images.find(({ variant_id }) => variant_id === colour?.id);
      await page.getByRole('radio', { name: colour && valueOf(colour, lang), exact: true }).check();
      await expect(page).toHaveURL(`/product/${product.slug}?variant=${colour?.id}`);
      await expectPicture(shown, own);
      await page.reload();
      await expectPicture(shown, own);
    });
  },
);
