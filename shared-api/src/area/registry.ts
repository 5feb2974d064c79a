import type { Currency, Lang } from '../wire/index.ts';

/** A build of an area, and where it is. */
export interface AreaRelease {
  version: string;
  /** Address of the area's federation entry. */
  entry: string;
  integrity?: string;
  /** That it was given to this visitor: whoever reports how it did brings it. */
  proof?: string;
}

/** One area as the registry lists it: everything that the shell knows of it. */
export interface AreaEntry extends AreaRelease {
  name: string;
  /** Every path under it belongs to the area; the longest match wins. */
  basePath: string;
  /** What is loaded when the release above fails. */
  fallback?: AreaRelease;
  /** Nobody may open the area now. */
  disabled?: true;
  /** A canary is on: every load of the area is counted, whoever gets which release. */
  counted?: true;
  /** The language until the person chooses one. */
  defaultLang: Lang;
  /** Where a session that has ended is sent; without one the person stays as a guest. */
  signInPath?: string;
  /** How long a toast stays. */
  toastMs: number;
}

/** The document that says which areas exist now. Inlined in the page and served beside it. */
export interface Registry {
  revision: number;
  /** Base address of the API, absolute or relative to the page. */
  apiBase: string;
  /** The address that the shop is known by, without a closing slash. */
  origin: string;
  /** Filled into the customer's sign-in form; only ever served in demo mode. */
  demoSignIn: { email: string; password: string } | null;
  /** What a first visit starts with, as the platform's admins set it. */
  defaultCurrency: Currency;
  areas: AreaEntry[];
}

/** The area that a path belongs to: the longest base path wins. */
export const areaAt = (areas: readonly AreaEntry[], pathname: string): AreaEntry | undefined =>
  areas
    .filter(({ basePath }) => basePath === '/' || pathname === basePath || pathname.startsWith(`${basePath}/`))
    .toSorted((a, b) => b.basePath.length - a.basePath.length)[0];
