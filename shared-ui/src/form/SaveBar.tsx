import { useFormikContext } from 'formik';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { focusStill, isFocusLost } from '../accessibility/focus.ts';
import { Button } from '../button/Button.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface SaveBarProps {
  /** Default "Save". */
  label?: string;
}

// The last one is the same key on an Arabic keyboard.
const SAVE_KEYS = ['s', 'S', 'س'];

/** Moves a focus inside the bar to the page when the bar disappears. */
function useFocusAfter(dirty: boolean, bar: RefObject<HTMLElement | null>) {
  const page = useRef<Element>(null);
  useEffect(() => {
    if (!dirty && isFocusLost()) focusStill(page.current);
    page.current = bar.current?.closest('main') ?? null;
  }, [dirty, bar]);
}

/** Bar at the end of a long form, in view while there are unsaved changes: save (also by Ctrl+S or ⌘S), or undo. */
export function SaveBar({ label }: SaveBarProps) {
  const { t } = useTranslation('kit');
  const { dirty, isSubmitting, resetForm } = useFormikContext();
  const bar = useRef<HTMLDivElement>(null);
  useFocusAfter(dirty, bar);

  useEffect(() => {
    if (!dirty) return;
    const saveByKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !SAVE_KEYS.includes(event.key)) return;
      event.preventDefault();
      if (!isSubmitting) bar.current?.closest('form')?.requestSubmit();
    };
    document.addEventListener('keydown', saveByKey);
    return () => document.removeEventListener('keydown', saveByKey);
  }, [dirty, isSubmitting]);

  if (!dirty) return null;
  return (
    <div ref={bar} className="save-bar">
      <p role="status">{t('unsaved.title')}</p>
      <Button variant="ghost" disabled={isSubmitting} onClick={() => resetForm()}>
        {t('unsaved.discard')}
      </Button>
      <SubmitButton>{label ?? t('unsaved.save')}</SubmitButton>
    </div>
  );
}
