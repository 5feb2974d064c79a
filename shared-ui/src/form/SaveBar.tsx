import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface SaveBarProps {
  /** Default "Save". */
  label?: string;
}

// The second is what the same key gives on an Arabic keyboard.
const SAVE_KEYS = ['s', 'S', 'س'];

/** At the end of a long Form and always in sight while something is not saved: save (also by Ctrl+S or ⌘S), or undo. */
export function SaveBar({ label }: SaveBarProps) {
  const { t } = useTranslation('kit');
  const { dirty, isSubmitting, resetForm } = useFormikContext();
  const bar = useRef<HTMLDivElement>(null);

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
