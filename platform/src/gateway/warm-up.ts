import type { Lang } from '@balsam/shared-api';
import { DEFAULT_LANG, LANGS } from '@balsam/shared-api/facts';
import { SHELL, type Release } from '../release/release.ts';
import type { RenderTask } from '../render/render-thread.ts';
import { hasRenderer } from '../render/renderers.ts';
import type { CallBackend, FirstPages } from './first-page.ts';
import type { Live, LiveArea, LiveReader } from './live.ts';
import { browserRegistry, type Installation } from './page.ts';

/** Pages per sitemap file: one file has pages of many kinds, the others list products. */
const PAGES_OF_A_PART = 5;
const MOST_PARTS = 2;
/** No visitor waits for these pages, and a backend that has just started is slow. */
const PATIENCE_MS = 5_000;
/** Client IP of warm-up calls. */
const LOCALHOST = '127.0.0.1';

export interface WarmUpOptions {
  live: LiveReader;
  firstPages: FirstPages;
  askApi: CallBackend;
  readInstallation: (ip: string) => Promise<Installation>;
}

/** Evenly spaced items of a list: neighbours tend to be of the same kind. */
const spread = <Item>(items: readonly Item[], most: number): Item[] => {
  const step = Math.max(1, items.length / most);
  return Array.from({ length: Math.min(most, items.length) }, (_, index) => items[Math.floor(index * step)]).filter(
    (item) => item !== undefined,
  );
};

/** Lists render tasks to warm up a release: its own pages as visitors would request them, across languages. */
export function createWarmUp({ live, firstPages, askApi, readInstallation }: WarmUpOptions) {
  const listPaths = async (release: Release): Promise<string[]> => {
    const module = await firstPages.load(release);
    if (!module) return [];
    const call = (path: string) => askApi(path, { lang: 'en', currency: 'SAR', ip: LOCALHOST });
    const parts = (await module.listSitemaps(call)).slice(0, MOST_PARTS);
    const entries = await Promise.all(parts.map((part) => module.readSitemap(part, call)));
    return entries.flatMap((found) => spread(found ?? [], PAGES_OF_A_PART)).map(({ path }) => path);
  };

  const describe = async (now: Live, release: Release, path: string, lang: Lang): Promise<RenderTask[]> => {
    const installation = await readInstallation(LOCALHOST);
    const [pathname = '/'] = path.split('?', 1);
    const visit = { pathname, search: path.slice(pathname.length), cookie: `lang=${lang}`, ip: LOCALHOST };
    const opened = await firstPages.open(release, visit, { patienceMs: PATIENCE_MS, ...installation });
    if (!opened?.isRendered) return [];
    const { currency } = opened.responses;
    const request = { path, lang, currency, registry: browserRegistry(now, installation), responses: opened.responses };
    return [{ request: JSON.stringify(request) }];
  };

  const listAreaTasks = async (now: Live, release: Release): Promise<RenderTask[]> => {
    const home = release.area?.basePath ?? '/';
    const paths = [home, home, ...(await listPaths(release).catch(() => []))];
    const tasks: RenderTask[] = [];
    // One at a time, and each in one language only, so that visitors come first.
    for (const [index, path] of paths.entries()) {
      const lang = LANGS[index % LANGS.length] ?? DEFAULT_LANG;
      tasks.push(...(await describe(now, release, path, lang)));
    }
    return tasks;
  };

  /** Tasks for the shell's frame around an area's first page; the content inside does not matter. */
  const listFrameTasks = async (now: Live, { release }: LiveArea): Promise<RenderTask[]> => {
    const tasks = await Promise.all(LANGS.map((lang) => describe(now, release, release.area?.basePath ?? '/', lang)));
    return tasks.flat().map(({ request }) => ({ request, area: { name: release.name, html: '' } }));
  };

  return async (release: Release): Promise<RenderTask[]> => {
    const now = await live.readCurrent();
    if (release.name !== SHELL) return listAreaTasks(now, release);
    const rendered = now.areas.filter((area) => hasRenderer(area.release) && !area.entry.disabled);
    return (await Promise.all(rendered.map((area) => listFrameTasks(now, area)))).flat();
  };
}
