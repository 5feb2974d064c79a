import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import escapeHtml from 'escape-html';
import { picturesByKey } from '../database/seed/catalogue/pictures.ts';
import { renderPictures } from '../database/illustrations/render.ts';
import { LANGS, type Lang } from '../src/facts/languages.ts';
import { LOGO_CID, logoOf, UNSET_BRAND } from '../src/mail/brand.ts';
import { renderMail } from '../src/mail/render.ts';
import { templates } from '../src/mail/templates/index.ts';
import { PICTURES, sampleOf } from '../test/support/mail-samples.ts';

// npm run mails: every mail in both languages at 375 and 600 px, as a page to open and, with a Chromium, as pictures.
// npm run mails -- order-status: only this one.

const WIDTHS = [375, 600] as const;
const ORIGIN = 'https://shop.example';
const [only] = process.argv.slice(2);
const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-mails-'));
const run = promisify(execFile);

const LOGO_URL = `data:image/png;base64,${(await logoOf({ read: async () => null }, UNSET_BRAND)).content.toString('base64')}`;

const frames = (template: string, lang: Lang): string => {
  const { html, text, subject } = renderMail({ template, lang, payload: sampleOf(template, lang) }, ORIGIN);
  const source = escapeHtml(html.replaceAll(`cid:${LOGO_CID}`, LOGO_URL).replaceAll(`${ORIGIN}/media/`, 'media/'));
  return (
    WIDTHS.map((width) => `<iframe width="${width}" srcdoc="${source}" title="${template} ${lang}"></iframe>`).join(
      '',
    ) + `<details><summary>${escapeHtml(subject)}</summary><pre dir="auto">${escapeHtml(text)}</pre></details>`
  );
};

const pageOf = (template: string): string =>
  `<!doctype html><meta charset="utf-8"><title>${template}</title>` +
  `<style>body{font:14px sans-serif;margin:16px;background:#999}main{display:flex;gap:16px;align-items:flex-start}` +
  `iframe{border:0}details{max-inline-size:600px}pre{white-space:pre-wrap}section{inline-size:991px;flex:none;display:flex;flex-wrap:wrap;gap:16px}</style>` +
  `<h1>${template}</h1><main>${LANGS.map((lang) => `<section>${frames(template, lang)}</section>`).join('')}</main>` +
  `<script>addEventListener('load',()=>{for(const frame of document.querySelectorAll('iframe'))` +
  `frame.height=frame.contentDocument.documentElement.scrollHeight;` +
  `document.documentElement.dataset.height=document.documentElement.scrollHeight})</script>`;

const findBrowser = async (): Promise<string | null> => {
  for (const name of ['chromium', 'google-chrome', 'chrome'])
    if (
      await run(name, ['--version']).then(
        () => true,
        () => false,
      )
    )
      return name;
  return null;
};

/** @param size width and height of the window, CSS pixels */
const browse = (browser: string, size: string, ...rest: string[]) =>
  run(
    browser,
    ['--headless', '--no-sandbox', '--hide-scrollbars', `--window-size=${size}`, '--virtual-time-budget=3000', ...rest],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  );

const WIDE = 2100;

const takePicture = async (browser: string, page: string): Promise<void> => {
  const { stdout } = await browse(browser, `${WIDE},1000`, '--dump-dom', page);
  const height = /data-height="(\d+)"/.exec(stdout)?.[1] ?? '2000';
  await browse(browser, `${WIDE},${height}`, `--screenshot=${page.replace(/html$/, 'png')}`, page);
};

const pictures = PICTURES.flatMap((key) => picturesByKey.get(key) ?? []);
await renderPictures(pictures, path.join(folder, 'media'));
const names = [...templates.keys()].filter((name) => only === undefined || name === only);
const browser = await findBrowser();
for (const name of names) {
  const page = path.join(folder, `${name}.html`);
  await writeFile(page, pageOf(name));
  if (browser) await takePicture(browser, page);
}
const list = names.map((name) => `<li><a href="${name}.html">${name}</a>`).join('');
await writeFile(
  path.join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Mails</title><ul>${list}</ul>`,
);
process.stdout.write(`${folder}/index.html${browser ? ', and a picture of each mail next to it' : ''}\n`);
