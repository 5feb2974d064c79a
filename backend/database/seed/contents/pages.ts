import { PageKey } from '../../../src/modules/content/pages/schemas.ts';
import { readTemplate } from '../../../src/modules/content/pages/templates.ts';

/** Pages of the demo: the built-in templates, which are marked as templates. */
export const pageRows = (publishedAt: string) =>
  PageKey.options.map((key) => {
    const { body, body_arabic: body_ar } = readTemplate(key);
    const published = { published_body: body, published_body_ar: body_ar, published_at: publishedAt };
    return { key, body, body_ar, ...published, updated_at: publishedAt };
  });
