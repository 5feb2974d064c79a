import { readFileSync } from 'node:fs';

/** The posts of the demo, the newest last: the slug names the files that hold the texts. */
const POSTS = [
  { slug: 'how-to-store-supplements', drawing: 'supplements', dated: '2026-08-30' },
  { slug: 'nitrile-latex-or-vinyl-gloves', drawing: 'gloves', dated: '2026-09-15' },
  { slug: 'how-to-read-a-thermometer', drawing: 'thermometer', dated: '2026-10-20' },
  { slug: 'how-to-choose-a-mask-size', drawing: 'mask', dated: '2026-11-12' },
] as const;

/** A title after a number sign, then a summary, then the text. */
function readPost(slug: string, lang: 'en' | 'ar') {
  const file = readFileSync(new URL(`posts/${slug}.${lang}.md`, import.meta.url), 'utf8').trim();
  const [heading = '', summary = '', ...body] = file.split('\n\n');
  return { title: heading.replace(/^# /, ''), summary, body: body.join('\n\n') };
}

/** The blog of the demo. */
export const postRows = () =>
  POSTS.map(({ slug, drawing, dated }, index) => {
    const [english, arabic] = [readPost(slug, 'en'), readPost(slug, 'ar')];
    return {
      id: index + 1,
      slug,
      ...english,
      title_ar: arabic.title,
      summary_ar: arabic.summary,
      body_ar: arabic.body,
      drawing,
      dated,
      published: true,
    };
  });
