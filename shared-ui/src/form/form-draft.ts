import type { FormikValues } from 'formik';

const PREFIX = 'draft:';
/** Lifetime of a draft and of its pictures: the server keeps unreferenced pictures one day longer. */
const LASTING_MS = 14 * 86_400_000;

/** Unsaved changes of a form, with their times. */
export interface FormDraft<Values extends FormikValues = FormikValues> {
  /** Start of the draft: its uploads are newer. */
  since: string;
  /** Last change. */
  at: string;
  changes: Partial<Values>;
}

export const draftKey = (person: number, form: string) => `${PREFIX}${person}:${form}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLikeness = (value: unknown, pattern: unknown) =>
  typeof value === typeof pattern && Array.isArray(value) === Array.isArray(pattern);

/** Changes that still fit the form, whose fields may differ by now. */
const fitting = <Values extends FormikValues>(changes: Record<string, unknown>, initial: Values): Partial<Values> => {
  const known: Partial<Values> = {};
  for (const name of Object.keys(initial) as (keyof Values & string)[])
    if (name in changes && isLikeness(changes[name], initial[name])) known[name] = changes[name] as Values[typeof name];
  return known;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Changes of a form. A chosen file cannot be stored. */
export const changesOf = <Values extends FormikValues>(values: Values, initial: Values): Partial<Values> => {
  const changes: Partial<Values> = {};
  for (const name of Object.keys(values) as (keyof Values)[])
    if (!isSame(values[name], initial[name]) && !((values[name] as unknown) instanceof Blob))
      changes[name] = values[name];
  return changes;
};

const isTooOld = (moment: string) => !(Date.now() - Date.parse(moment) < LASTING_MS);

/**
 * Stored draft of a form; null if there is none, or if it is expired or broken.
 * @param withoutUploads removes uploads from the values, once the server may have deleted them
 */
export function readDraft<Values extends FormikValues>(
  kept: string,
  initial: Values,
  withoutUploads: (values: Values, initial: Values) => Values = (values) => values,
): FormDraft<Values> | null {
  try {
    const draft: unknown = JSON.parse(kept || 'null');
    if (!isRecord(draft) || typeof draft.at !== 'string' || !isRecord(draft.changes) || isTooOld(draft.at)) return null;
    let changes = fitting(draft.changes, initial);
    let since = typeof draft.since === 'string' ? draft.since : draft.at;
    if (isTooOld(since)) {
      changes = changesOf(withoutUploads({ ...initial, ...changes }, initial), initial);
      since = new Date().toISOString();
    }
    return Object.keys(changes).length === 0 ? null : { since, at: draft.at, changes };
  } catch {
    return null;
  }
}

/** Deletes all drafts in this browser, on sign-out. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage has no drafts.
  }
}
