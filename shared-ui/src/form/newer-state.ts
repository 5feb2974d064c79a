import type { FormikValues } from 'formik';
import { createContext } from 'react';

/** The code with which the server refuses a write that is based on an outdated state. */
const OUTDATED = 'changed_meanwhile';

export const isOutdated = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === OUTDATED;

/** What a form that was overtaken by another save offers. */
interface Newer {
  /** Reads what the form would begin with now. */
  load: () => Promise<FormikValues>;
  /** Called when the newer state is in the form. */
  onLoaded: () => void;
}

/** Null while the form is up to date, or cannot be brought up to date. */
export const NewerContext = createContext<Newer | null>(null);
