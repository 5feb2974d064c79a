import type { FormikProps, FormikValues } from 'formik';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { ConsolePerson } from '../storage/console-person.ts';
import { readStored, writeStored } from '../storage/use-local-storage.ts';
import { changesOf, draftKey, readDraft, type FormDraft } from './form-draft.ts';

/** Draft settings of a form. */
export interface PersistAs<Values extends FormikValues> {
  /** Identifies the form and its record: `product:12`. */
  name: string;
  /** The storable part of the values, if not all of them: uploads in progress are not. */
  keepable?: (values: Values) => Values;
  /** Removes unsaved uploads, once the server may have deleted them. */
  withoutUploads?: (values: Values, initialValues: Values) => Values;
}

type Typed<Values extends FormikValues> = Pick<FormikProps<Values>, 'values' | 'initialValues' | 'dirty' | 'setValues'>;

/**
 * Stores input in this browser until it is saved, undone or deliberately discarded, so that a closed tab or an expired
 * session loses nothing. An earlier draft is offered; input before the offer is answered is stored with it.
 */
export function useFormDraft<Values extends FormikValues>(formik: Typed<Values>, persistAs?: PersistAs<Values>) {
  const { values, initialValues, dirty, setValues } = formik;
  const { name, keepable = (all: Values) => all, withoutUploads } = persistAs ?? {};
  const person = useContext(ConsolePerson);
  const key = name === undefined || person === undefined ? undefined : draftKey(person, name);
  const [offered, setOffered] = useState<FormDraft<Values> | null>(null);
  const [since, setSince] = useState(() => new Date().toISOString());
  const [keyRead, setKeyRead] = useState<string>();
  // The form may render before its person is known.
  if (key !== undefined && key !== keyRead) {
    setKeyRead(key);
    const left = readDraft(readStored(key), initialValues, withoutUploads);
    setOffered(left);
    if (left) setSince(left.since);
  }
  const [wasDirty, setWasDirty] = useState(false);
  if (dirty && !wasDirty) setWasDirty(true);

  const write = (draft: FormDraft<Values> | null) => {
    if (key !== undefined) writeStored(key, draft ? JSON.stringify(draft) : '');
  };
  const keep = useEffectEvent(() => {
    if (!wasDirty) return;
    const changes: Partial<Values> = { ...offered?.changes, ...changesOf(keepable(values), initialValues) };
    const at = dirty ? new Date().toISOString() : (offered?.at ?? '');
    write(Object.keys(changes).length === 0 ? null : { since, at, changes });
  });
  useEffect(() => keep(), [values, dirty, offered, key]);

  return {
    offered,
    /** Deletes the draft after a save. */
    forget: () => write(null),
    /** Discards the current input, but keeps an offer that was not answered. */
    giveUp: () => write(offered),
    resume: () => {
      void setValues({ ...initialValues, ...offered?.changes, ...changesOf(values, initialValues) });
      setOffered(null);
    },
    discard: () => {
      setOffered(null);
      setSince(new Date().toISOString());
      write(null);
    },
  };
}
