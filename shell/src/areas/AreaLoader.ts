import type { AreaEntry, AreaModule, AreaRelease, Lang } from '@balsam/shared-api';
import type { AreaBeacon, AreaReports } from './beacons.ts';
import { faultCodeOf } from './faults.ts';
import { withDeadline, BEFORE_FALLBACK_MS, LOAD_BUDGET_MS } from './load-budget.ts';
import { loadRelease } from './load-release.ts';
import { addState, loadTexts, removeArea, removeFiles, type AreaPage } from './mount-area.ts';
import { renewEntry } from '../registry/registry.ts';

/** An area release that is loaded and ready to render. */
export interface RunningArea {
  release: AreaRelease;
  area: AreaModule;
}

/**
 * Loads one area into the page: its current release or, if that fails, its fallback. Two releases of an area are never
 * in the page at the same time.
 */
export class AreaLoader {
  /** Area of a server-rendered page, available before React starts. */
  ready: RunningArea | undefined;
  #entry: AreaEntry;
  readonly #page: AreaPage;
  readonly #reports: AreaReports;
  #running: RunningArea | null = null;
  #loading: { lang: Lang; result: Promise<RunningArea> } | null = null;
  /** Versions of failed releases, which are not retried before the fallback page has been shown. */
  readonly #failed = new Set<string>();
  /** True if the registry may list better releases by now. */
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
   * Returns the area with its texts in `lang`. A running or pending load is reused. Rejects if no release loads in
   * time; the next call then starts over with the current registry.
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

  /** Called when the area's first screen is rendered. Counts that once while a canary is running. */
  readonly arrived = (): void => {
    const { name, counted } = this.#entry;
    if (!this.#running || !counted || this.#isCounted) return;
    this.#isCounted = true;
    const { version, proof } = this.#running.release;
    this.#reports.onLoad({ area: name, version, proof });
  };

  /** Discards a release that loaded but fails to run; the next load uses another one. */
  discard(error: unknown): void {
    this.#loading = null;
    this.ready = undefined;
    if (this.#running) this.#fail(this.#running.release, 'render', error);
  }

  /** Called when the person goes to another area. If a release has failed, the next visit asks the registry again. */
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

  /** The best release that has not failed. Prefers the running one even if the registry no longer lists it. */
  #next(): AreaRelease | undefined {
    const releases = [this.#entry, this.#entry.fallback, this.#running?.release];
    return releases.find((release) => release && !this.#failed.has(release.version));
  }

  async #run(release: AreaRelease, lang: Lang, deadline: number): Promise<RunningArea> {
    if (this.#running && this.#running.release.version !== release.version) this.#remove(this.#running.release);
    const known = this.#running;
    const prepare = async () => {
      const area = known?.area ?? (await loadRelease(this.#entry.name, release, deadline));
      return { area, addTexts: await loadTexts(this.#page, area, lang) };
    };
    const { area, addTexts } = await withDeadline(deadline, prepare());
    addTexts?.();
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
