import type { AreaEntry, Currency, PreloadedResponses, Lang, Registry, SessionState } from '@balsam/shared-api';
import { createFindPage } from '../app/first-page/find-page.ts';
import { responseTo, ORIGIN } from './open-page.tsx';

/** A request for a page of the shop. */
export interface Opening {
  path: string;
  lang: Lang;
  currency: Currency;
  session?: SessionState;
}

export const entry: AreaEntry = {
  name: 'storefront',
  basePath: '/',
  version: '1.0.0',
  entry: '/areas/storefront/1.0.0/remoteEntry.js',
  defaultLang: 'en',
  toastMs: 3000,
};

const registry: Registry = {
  revision: 1,
  apiBase: '/api/',
  origin: ORIGIN,
  demoSignIn: null,
  shopName: { en: 'Balsam', ar: 'بلسم' },
  defaultCurrency: 'SAR',
  defaultLang: 'en',
  areas: [entry],
};

const findPage = createFindPage();

/** Responses that the gateway loads for a page. */
export async function responsesFor({ path: address, lang, currency }: Opening): Promise<PreloadedResponses> {
  const { calls } = (await findPage)({
    ...{ path: address, lang, currency, origin: ORIGIN, shopName: registry.shopName[lang], defaultLang: 'en' },
  });
  const answered = calls.flatMap((call) => {
    const response = responseTo(call);
    return response ? [[call, response] as const] : [];
  });
  return { lang, currency, responses: Object.fromEntries(answered) };
}

interface Programs {
  spawnSync(
    program: string,
    words: string[],
    options: { input: string; encoding: 'utf8'; maxBuffer: number },
  ): { stdout: string; stderr: string };
}

/** HTML of the pages, in the same order. Rendered in a separate process, because this one looks like a browser. */
export async function renderPages(openings: readonly Opening[]): Promise<string[]> {
  const requests = openings.map(async (opening) => ({ ...opening, registry, responses: await responsesFor(opening) }));
  const input = JSON.stringify(await Promise.all(requests));
  const { spawnSync } = jest.requireActual<Programs>('node:child_process');
  const [folder = ''] = /^.*\/storefront\//.exec(expect.getState().testPath ?? '') ?? [];
  const words = [`${folder}../platform/build/render-pages.mjs`, folder];
  const { stdout, stderr } = spawnSync('node', words, { input, encoding: 'utf8', maxBuffer: Infinity });
  // React writes its warnings there.
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}
