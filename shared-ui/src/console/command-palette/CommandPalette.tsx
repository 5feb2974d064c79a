import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../button/Button.tsx';
import { Modal } from '../../modal/Modal.tsx';
import { ErrorState } from '../../state/ErrorState.tsx';
import { LoadingState } from '../../state/LoadingState.tsx';
import { useFetched } from '../../state/use-fetched.ts';
import type { CommandPaletteProps } from './command.ts';
import { searchIcon } from '../../icon/shapes.ts';

// The last one is the same key on an Arabic keyboard.
const KEYS = ['k', 'K', 'ن'];

// Loaded when first opened.
const fetchFinder = () => import('./CommandFinder.tsx').then((module) => module.CommandFinder);

/** Opens any page or record of a console by name: a button, and Ctrl+K or ⌘K. */
export function CommandPalette(props: CommandPaletteProps) {
  const { t } = useTranslation('kit');
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !KEYS.includes(event.key)) return;
      event.preventDefault();
      if (document.querySelector('[aria-modal="true"]') === null) setIsOpen(true);
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);

  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="ghost" icon={searchIcon} className="palette-button" onClick={() => setIsOpen(true)}>
        <span className="palette-button-text">{t('palette.title')}</span>
        <kbd aria-hidden="true">{t('palette.key')}</kbd>
      </Button>
      <Modal show={isOpen} onHide={close} title={t('palette.title')} className="palette">
        <Finder {...props} onDone={close} />
      </Modal>
    </>
  );
}

function Finder(props: CommandPaletteProps & { onDone: () => void }) {
  const { value: CommandFinder, hasFailed, retry } = useFetched(fetchFinder);
  if (CommandFinder) return <CommandFinder {...props} />;
  return hasFailed ? <ErrorState onRetry={retry} /> : <LoadingState />;
}
