import type { AreaEntry, AreaModule, AreaRelease, Lang } from '@balsam/shared-api';
import type { AreaBeacon, AreaReports } from './beacons.ts';
import { faultCodeOf } from './faults.ts';
import { before, BEFORE_FALLBACK_MS, LOAD_BUDGET_MS } from './load-budget.ts';
import { loadRelease } from './load-release.ts';
import { addState, loadTexts, removeArea, removeFiles, type AreaPage } from './mount-area.ts';
import { renewEntry } from '../registry/registry.ts';

/** A release of an area, ready to be shown. */
export interface RunningArea {
  release: AreaRelease;
  area: AreaModule;
}

/**
 * Brings one area into the page: its current release or, when that fails, the one that it falls back to. Two releases
 * of an area are never in the page together.
 */
export class AreaLoader {
  /** What is shown at once where the page came as HTML: it is there before React is. */
  ready: RunningArea | undefined;
  #entry: AreaEntry;
  readonly #page: AreaPage;
  readonly #reports: AreaReports;
  #running: RunningArea | null = null;
  #loading: { lang: Lang; result: Promise<RunningArea> } | null = null;
  /** The releases that have failed: none of them is tried again before the calm page has been shown. */
  readonly #failed = new Set<string>();
  /** The registry may name better releases by now. */
  #isOutdated = false;
  #isCounted = false;

  constructor(entry: AreaEntry, page: AreaPage, reports: AreaReports) {
    this.#entry = entry;
    this.#page = page;
    this.#reports = reports;
  }

  get entry(): AreaEntry {
    return this.#entry;
  }

  /**
   * Gives the area with its texts in `lang`. What runs, or is on its way, is not asked for again. Rejects when no
   * release can be had in time; the next call then begins anew, with what the registry says by then.
   */
  load(lang: Lang): Promise<RunningArea> {
    if (this.#loading?.lang === lang && !this.#isOutdated) return this.#loading.result;
    const isOutdated = this.#isOutdated;
    this.#isOutdated = false;
    const start = () => this.#bring(lang, isOutdated);
    const result = this.#loading ? this.#loading.result.then(start, start) : start();
    this.#loading = { lang, result };
    return result;
  }

  /** The area's first screen is there. While a canary is on, that is counted, once. */
  readonly arrived = (): void => {
    const { name, counted } = this.#entry;
    if (!this.#running || !counted || this.#isCounted) return;
    this.#isCounted = true;
    const { version, proof } = this.#running.release;
    this.#reports.onLoad({ area: name, version, proof });
  };

  /** The area was loaded but fails to run: the next load brings another release. */
  discard(error: unknown): void {
    this.#loading = null;
    this.ready = undefined;
    if (this.#running) this.#fail(this.#running.release, 'render', error);
  }

  /** The person has gone to another area. Where a release has failed, coming back asks for a better one. */
  leave(): void {
    this.ready = undefined;
    if (this.#failed.size > 0) this.#isOutdated = true;
  }

  async #bring(lang: Lang, isOutdated: boolean): Promise<RunningArea> {
    const start = performance.now();
    if (isOutdated) this.#entry = await renewEntry(this.#entry);
    for (let release = this.#next(); release; release = this.#next()) {
      const isCurrent = release === this.#entry;
      const isBacked = isCurrent && this.#entry.fallback;
      try {
        const deadline = isBacked ? start + BEFORE_FALLBACK_MS : performance.now() + LOAD_BUDGET_MS;
        const running = await this.#run(release, lang, deadline);
        if (isCurrent) this.#failed.clear();
        return running;
      } catch (error) {
        this.#fail(release, 'load', error);
      }
    }
    this.#failed.clear();
    this.#isOutdated = true;
    throw new Error(`No release of ${this.#entry.name} can be shown.`);
  }

  /** The best release that has not failed. What runs is better than nothing, even if the registry has forgotten it. */
  #next(): AreaRelease | undefined {
    const releases = [this.#entry, this.#entry.fallback, this.#running?.release];
    return releases.find((release) => release && !this.#failed.has(release.version));
  }

  async #run(release: AreaRelease, lang: Lang, deadline: number): Promise<RunningArea> {
    if (this.#running && this.#running.release.version !== release.version) this.#remove(this.#running.release);
    const known = this.#running;
    const prepare = async () => {
      const area = known?.area ?? (await loadRelease(this.#entry.name, release, deadline));
      return { area, texts: await loadTexts(this.#page, area, lang) };
    };
    const { area, texts } = await before(deadline, prepare());
    if (texts) this.#page.i18n.addResourceBundle(lang, area.namespace, texts);
    if (known) return known;
    addState(this.#page, area);
    this.#running = { release, area };
    return this.#running;
  }

  #fail(release: AreaRelease, phase: AreaBeacon['phase'], error: unknown): void {
    this.#failed.add(release.version);
    this.#remove(release);
    const { version, proof } = release;
    this.#reports.onFailure({ area: this.#entry.name, version, phase, code: faultCodeOf(error), proof });
  }

  #remove(release: AreaRelease): void {
    removeFiles(release);
    if (this.#running?.release.version !== release.version) return;
    removeArea(this.#page, this.#running.area);
    this.#running = null;
  }
}
