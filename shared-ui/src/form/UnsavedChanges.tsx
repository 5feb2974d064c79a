import { useFormikContext } from 'formik';
import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmModal } from '../modal/ConfirmModal.tsx';
import { DiscardDraft } from './discard-draft.ts';

/**
 * Asks before a person leaves a page with unsaved changes: with a dialog for a link or the Back button, by the browser
 * when the tab is closed. Use it once per page.
 * @param hasChanges closing the tab would lose input
 * @param mayLeave the page itself navigates after a save
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
 * Guards the input of the surrounding Form. An onSubmit may navigate right after saving; one that stays on the page
 * calls `helpers.resetForm({ values })`.
 */
export function UnsavedChanges() {
  const { t } = useTranslation('kit');
  const { dirty, isSubmitting } = useFormikContext();
  const giveUp = useContext(DiscardDraft);
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
