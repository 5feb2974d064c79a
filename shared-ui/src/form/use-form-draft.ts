import type { FormikProps, FormikValues } from 'formik';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { ConsolePerson } from '../storage/console-person.ts';
import { readStored, writeStored } from '../storage/use-local-storage.ts';
import { changesOf, draftKey, readDraft, type FormDraft } from './form-draft.ts';

/** That a form keeps what is typed until it is saved. */
export interface PersistAs<Values extends FormikValues> {
  /** Which form it is, and of what: `product:12`. */
  name: string;
  /** What of it is worth keeping, where that is not all: what is on its way to the server is not. */
  keepable?: (values: Values) => Values;
  /** What is left of it once the server may have removed what was uploaded for it and never saved. */
  withoutUploads?: (values: Values, initialValues: Values) => Values;
}

type Typed<Values extends FormikValues> = Pick<FormikProps<Values>, 'values' | 'initialValues' | 'dirty' | 'setValues'>;

/**
 * Keeps what a person types in this browser until it is saved, undone or left on purpose: a tab that is closed and a
 * session that ends lose nothing. What an earlier visit left is offered; what is typed before the person has answered
 * is kept with it.
 */
export function useFormDraft<Values extends FormikValues>(formik: Typed<Values>, persistAs?: PersistAs<Values>) {
  const { values, initialValues, dirty, setValues } = formik;
  const { name, keepable = (all: Values) => all, withoutUploads } = persistAs ?? {};
  const person = useContext(ConsolePerson);
  const key = name === undefined || person === undefined ? undefined : draftKey(person, name);
  const [offered, setOffered] = useState<FormDraft<Values> | null>(null);
  const [since, setSince] = useState(() => new Date().toISOString());
  const [keyRead, setKeyRead] = useState<string>();
  // A form may stand before it is known whose it is.
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
    /** What was typed is saved. */
    forget: () => write(null),
    /** What was typed is given up; an offer that was not answered stays. */
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
