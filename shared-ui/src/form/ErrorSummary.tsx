import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** Errors of nested fields under their full names: `variants.0.sku`. */
function flatErrors(errors: object, prefix = ''): { name: string; message: string }[] {
  const entries: [string, unknown][] = Object.entries(errors);
  return entries.flatMap(([key, error]) => {
    const name = prefix + key;
    if (typeof error === 'string') return [{ name, message: error }];
    return typeof error === 'object' && error !== null ? flatErrors(error, `${name}.`) : [];
  });
}

function focusField({ currentTarget }: MouseEvent<HTMLButtonElement>, name: string) {
  const named = currentTarget.form?.elements.namedItem(name);
  const field = named instanceof RadioNodeList ? named[0] : named;
  if (field instanceof HTMLElement) field.focus();
}

/** Starts the document title with "Error:" while there are errors, because a screen reader reads it first. */
function useTitleOfErrors(hasErrors: boolean) {
  const { t } = useTranslation('kit');
  useEffect(() => {
    if (!hasErrors) return undefined;
    const { title } = document;
    const marked = t('form.errorTitle', { title });
    document.title = marked;
    return () => {
      // Unless it has become another page's.
      if (document.title === marked) document.title = title;
    };
  }, [hasErrors, t]);
}

/** All errors of a submitted form in one list; each links to its field. */
export function ErrorSummary() {
  const { t } = useTranslation('kit');
  const { errors, values, submitCount } = useFormikContext<FormikValues>();
  // Errors come in any order; the values have the order of the fields.
  const order = Object.keys(values);
  const place = ({ name }: { name: string }) => order.indexOf(name.split('.')[0] ?? name);
  const list = flatErrors(errors).sort((one, other) => place(one) - place(other));
  const isShown = submitCount > 0 && list.length > 0;
  useTitleOfErrors(isShown);
  if (!isShown) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} data-error-summary>
      <p className="error-summary-title">{t('form.problems', { count: list.length })}</p>
      <ul>
        {list.map(({ name, message }) => (
          <li key={name}>
            <button type="button" className="btn btn-link" onClick={(event) => focusField(event, name)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
