import type { FormikValues } from 'formik';

const PREFIX = 'draft:';
/** How long a draft is offered, and pictures in it are shown: the server keeps those that nothing shows yet a day longer. */
const LASTING_MS = 14 * 86_400_000;

/** What was changed in a form and not saved, and when that was. */
export interface FormDraft<Values extends FormikValues = FormikValues> {
  /** When it was begun: what it holds was uploaded after that. */
  since: string;
  /** When it was changed last. */
  at: string;
  changes: Partial<Values>;
}

export const draftKey = (person: number, form: string) => `${PREFIX}${person}:${form}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLikeness = (value: unknown, pattern: unknown) =>
  typeof value === typeof pattern && Array.isArray(value) === Array.isArray(pattern);

/** What still fits a form: it may have other fields by now. */
const fitting = <Values extends FormikValues>(changes: Record<string, unknown>, initial: Values): Partial<Values> => {
  const known: Partial<Values> = {};
  for (const name of Object.keys(initial) as (keyof Values & string)[])
    if (name in changes && isLikeness(changes[name], initial[name])) known[name] = changes[name] as Values[typeof name];
  return known;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What was changed in a form. A chosen file cannot be kept. */
export const changesOf = <Values extends FormikValues>(values: Values, initial: Values): Partial<Values> => {
  const changes: Partial<Values> = {};
  for (const name of Object.keys(values) as (keyof Values)[])
    if (!isSame(values[name], initial[name]) && !((values[name] as unknown) instanceof Blob))
      changes[name] = values[name];
  return changes;
};

const isTooOld = (moment: string) => !(Date.now() - Date.parse(moment) < LASTING_MS);

/**
 * The draft that this browser keeps for a form; null where there is none, or one that is too old or broken.
 * @param withoutUploads what is left of its values once the server may have removed what was uploaded for it
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

/** Forgets what everybody has typed in this browser and not saved: whoever signs out leaves nothing behind. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage keeps nothing.
  }
}
