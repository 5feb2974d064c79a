import { useFormikContext } from 'formik';
import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmModal } from '../modal/ConfirmModal.tsx';
import { GiveUp } from './give-up.ts';

/**
 * Holds a person back who is about to leave a page with work that is not saved: by a link or the Back button, which
 * the page asks about, or by closing the tab, which the browser asks about. A page may use it once.
 * @param hasChanges there is something to lose by closing the tab
 * @param mayLeave the page itself goes elsewhere, having saved
 */
export function useUnsavedChanges(hasChanges: boolean, mayLeave = false) {
  useEffect(() => {
    if (!hasChanges) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasChanges]);

  return useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      // A jump within the page (the skip link) loses nothing.
      hasChanges && !mayLeave && (here.pathname !== there.pathname || here.search !== there.search),
  );
}

/**
 * Stands inside a Form and guards what was typed there. An onSubmit that has saved may navigate at once; one that
 * stays on the page tells the form what is saved now: `helpers.resetForm({ values })`.
 */
export function UnsavedChanges() {
  const { t } = useTranslation('kit');
  const { dirty, isSubmitting } = useFormikContext();
  const giveUp = useContext(GiveUp);
  const { state, proceed, reset } = useUnsavedChanges(dirty, isSubmitting);
  const leave = () => {
    giveUp();
    proceed?.();
  };
  return (
    <ConfirmModal
      show={state === 'blocked'}
      danger
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      onConfirm={leave}
      onHide={() => reset?.()}
    />
  );
}
