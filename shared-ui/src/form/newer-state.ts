import type { FormikValues } from 'formik';
import { createContext } from 'react';

/** Error code for a write based on an outdated version. */
const OUTDATED = 'changed_meanwhile';

export const isOutdated = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === OUTDATED;

/** Offer of a form after a save conflict. */
interface Newer {
  /** Fetches the current initial values. */
  load: () => Promise<FormikValues>;
  /** Called when the newer version is in the form. */
  onLoaded: () => void;
}

/** Null without a conflict, or if the form cannot load the newer version. */
export const NewerContext = createContext<Newer | null>(null);
