import type { Currency, Lang } from '../wire/index.ts';

/** A build of an area and its location. */
export interface AreaRelease {
  version: string;
  /** Address of the area's federation entry. */
  entry: string;
  integrity?: string;
  /** Signature showing that this visitor was served the release; load reports include it. */
  proof?: string;
}

/** An area in the registry: everything the shell knows about it. */
export interface AreaEntry extends AreaRelease {
  name: string;
  /** Every path under it belongs to the area; the longest match wins. */
  basePath: string;
  /** Release to load if the one above fails. */
  fallback?: AreaRelease;
  /** The area is closed to everyone. */
  disabled?: true;
  /** A canary is running: loads of both releases are reported. */
  counted?: true;
  /** Default language until the person chooses one; without it, the shop's. */
  defaultLang?: Lang;
  /** Redirect target when a session ends; without it the person stays as a guest. */
  signInPath?: string;
  /** Display time of a toast, ms. */
  toastMs: number;
}

/** The document that lists the current areas. Inlined in the page and also served as a file. */
export interface Registry {
  revision: number;
  /** Base address of the API, absolute or relative to the page. */
  apiBase: string;
  /** Public origin of the shop, without a trailing slash. */
  origin: string;
  /** Prefills the customer's sign-in form; only served in demo mode. */
  demoSignIn: { email: string; password: string } | null;
  /** Currency of a first visit, set by the admins. */
  defaultCurrency: Currency;
  /** Language of a first visit to the shop, set by the admins. */
  defaultLang: Lang;
  /** Name of the shop, set by the admins. */
  shopName: Record<Lang, string>;
  areas: AreaEntry[];
}

/** The area that a path belongs to: the longest base path wins. */
export const areaAt = (areas: readonly AreaEntry[], pathname: string): AreaEntry | undefined =>
  areas
    .filter(({ basePath }) => basePath === '/' || pathname === basePath || pathname.startsWith(`${basePath}/`))
    .toSorted((a, b) => b.basePath.length - a.basePath.length)[0];
