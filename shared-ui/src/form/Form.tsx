import { FormikProvider, useFormik, type FormikHelpers, type FormikValues } from 'formik';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type FormEvent,
  type MouseEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { AnySchema } from 'yup';
import { DraftOffer } from './DraftOffer.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { schemaErrors, type TranslateMessage } from './schema-errors.ts';
import { DiscardDraft } from './discard-draft.ts';
import { isOutdated, NewerContext } from './newer-state.ts';
import { rebase } from './merge-dirty-values.ts';
import { readRejection, withRejected, type Rejection } from './server-errors.ts';
import { useFormDraft, type PersistAs } from './use-form-draft.ts';

export interface FormProps<Values extends FormikValues> extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> {
  initialValues: Values;
  /** Yup schema. Its messages are keys for `t`, checked by the `textKey` of the namespace. */
  validationSchema?: AnySchema;
  t: TranslateMessage;
  /** May throw a call's error: field errors appear at their fields, the rest in FormError. Input is preserved. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => unknown;
  /** Stores unsaved input of a long console form in the browser, and offers it at the next visit. */
  persistAs?: PersistAs<Values>;
  /**
   * Fetches the current initial values. After a save conflict, FormError offers to load them without losing input. The
   * values include `updated_at`, the version they are based on.
   */
  loadNewer?: () => Promise<Values>;
  /** Lists all errors above the fields and moves the focus there, for long forms. */
  errorSummary?: boolean;
}

// Blurring a field may show its error, which would move a button away from the pointer before the click ends.
const stayInField = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
};

/** The base of every form: values, rules and submission. Children are fields and layout. */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const {
    initialValues,
    validationSchema,
    t,
    onSubmit,
    persistAs,
    loadNewer,
    errorSummary = false,
    children,
    ...rest
  } = props;
  const { t: tKit } = useTranslation('kit');
  const element = useRef<HTMLFormElement>(null);
  const rejection = useRef<Rejection<Values>>(null);
  const [isOvertaken, setIsOvertaken] = useState(false);

  const formik = useFormik<Values>({
    initialValues,
    validate: async (values) => {
      const errors = validationSchema ? await schemaErrors(values, validationSchema, t) : {};
      return withRejected(errors, values, rejection.current);
    },
    onSubmit: async (values, helpers) => {
      try {
        await onSubmit(rebase(values, formik.initialValues, initialValues), helpers);
        draft.forget();
      } catch (error) {
        setIsOvertaken(isOutdated(error));
        const refused = readRejection(error, values);
        if (!refused) reportError(error);
        rejection.current = refused;
        helpers.setErrors(withRejected({}, values, refused));
        const hasFields = refused !== null && Object.keys(refused.fields).length > 0;
        helpers.setStatus(refused?.message || (hasFields ? '' : tKit('form.failed')));
      }
    },
  });

  const draft = useFormDraft(formik, persistAs);
  const resume = () => {
    draft.resume();
    element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };

  const { submitCount, isSubmitting } = formik;
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const target = errorSummary ? '[data-error-summary]' : '[aria-invalid="true"]';
    element.current?.querySelector<HTMLElement>(target)?.focus();
  }, [submitCount, isSubmitting, errorSummary]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Refused values may be sent again: only the server knows whether it still refuses them.
    rejection.current = null;
    setIsOvertaken(false);
    formik.setStatus('');
    formik.handleSubmit(event);
  };

  const newer = useMemo(
    () => (isOvertaken && loadNewer ? { load: loadNewer, onLoaded: () => setIsOvertaken(false) } : null),
    [isOvertaken, loadNewer],
  );

  return (
    <FormikProvider value={formik}>
      <form ref={element} noValidate onMouseDown={stayInField} {...rest} onSubmit={submit}>
        {errorSummary && <ErrorSummary />}
        {draft.offered && <DraftOffer at={draft.offered.at} onResume={resume} onDiscard={draft.discard} />}
        <NewerContext value={newer}>
          <DiscardDraft value={draft.giveUp}>{children}</DiscardDraft>
        </NewerContext>
      </form>
    </FormikProvider>
  );
}
