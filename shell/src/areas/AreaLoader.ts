import type { AreaEntry, AreaModule, Lang } from '@balsam/shared-api';
import type { i18n as I18n } from 'i18next';
import { readArea } from './areaContract.ts';
import type { AreaBeacon } from './beacons.ts';
import { faultCodeOf } from './faults.ts';
import { importArea } from './federation.ts';
import { withinBudget } from './loadBudget.ts';
import { addTexts, injectReducers, removeTexts } from './mountArea.ts';
import { fetchRegistry } from './registry.ts';

interface Loading {
  lang: Lang;
  result: Promise<AreaModule>;
}

/** Brings areas into the page, and brings one that has failed again. */
export class AreaLoader {
  readonly #i18n: I18n;
  readonly #report: (beacon: AreaBeacon) => void;
  /** The releases that a newer registry has named since the page was served. */
  readonly #renewed = new Map<string, AreaEntry>();
  readonly #loading = new Map<string, Loading>();
  readonly #ready = new Map<string, AreaModule>();
  readonly #failed = new Set<string>();

  constructor(i18n: I18n, report: (beacon: AreaBeacon) => void) {
    this.#i18n = i18n;
    this.#report = report;
  }

  /**
   * Gives an area, ready to be mounted and with its texts in `lang`. One that is loaded, or loading, is not asked for
   * again; one that has failed is asked for afresh. Rejects within the budget.
   */
  load(entry: AreaEntry, lang: Lang): Promise<AreaModule> {
    const running = this.#loading.get(entry.name);
    if (running?.lang === lang) return running.result;
    const result = this.#start(entry, lang);
    this.#loading.set(entry.name, { lang, result });
    return result;
  }

  /** Reports an area that was loaded but fails to run; the next load starts afresh. */
  discard(entry: AreaEntry, error: unknown): void {
    this.#fail(entry, 'render', error);
  }

  async #start(entry: AreaEntry, lang: Lang): Promise<AreaModule> {
    try {
      const area = await withinBudget(this.#prepare(entry, lang));
      if (this.#ready.get(entry.name) !== area) injectReducers(area);
      this.#ready.set(entry.name, area);
      this.#failed.delete(entry.name);
      return area;
    } catch (error) {
      this.#fail(entry, 'load', error);
      throw error;
    }
  }

  async #prepare(entry: AreaEntry, lang: Lang): Promise<AreaModule> {
    const area = this.#ready.get(entry.name) ?? readArea(await this.#fetch(entry));
    await addTexts(this.#i18n, area, lang);
    return area;
  }

  async #fetch(entry: AreaEntry): Promise<unknown> {
    const hasFailed = this.#failed.has(entry.name);
    if (hasFailed) await this.#renewEntries();
    const current = this.#current(entry);
    return importArea(current, hasFailed).catch((error: unknown) => {
      if (faultCodeOf(error) !== 'network') throw error;
      return importArea(current, true);
    });
  }

  async #renewEntries(): Promise<void> {
    // Without a newer registry, the address that is known is as good as any.
    const { areas } = await fetchRegistry().catch(() => ({ areas: [] }));
    for (const entry of areas) this.#renewed.set(entry.name, entry);
  }

  #current(entry: AreaEntry): AreaEntry {
    return this.#renewed.get(entry.name) ?? entry;
  }

  #fail(entry: AreaEntry, phase: AreaBeacon['phase'], error: unknown): void {
    const { name, version } = this.#current(entry);
    const area = this.#ready.get(name);
    if (area) removeTexts(this.#i18n, area);
    this.#ready.delete(name);
    this.#loading.delete(name);
    this.#failed.add(name);
    this.#report({ area: name, version, phase, code: faultCodeOf(error) });
  }
}
