import { useCallback, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../button/Button.tsx';
import { useLocalStorage } from '../../storage/use-local-storage.ts';
import { KeysHelp } from './KeysHelp.tsx';
import { useListKeys } from './use-list-keys.ts';
import { keyboardIcon } from '../../icon/shapes.ts';

const OFF = 'off';

/** Single-key shortcuts of a list, with their help; they can be switched off permanently. */
export function ListKeys({ list }: { list: RefObject<Element | null> }) {
  const { t } = useTranslation('kit');
  const [kept, keep] = useLocalStorage('list-keys');
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const isOn = kept !== OFF;
  const openHelp = useCallback(() => setIsHelpOpen(true), []);
  useListKeys(list, isOn, openHelp);
  return (
    <>
      <Button variant="ghost" size="sm" icon={keyboardIcon} className="keys-button" onClick={openHelp}>
        <span className="visually-hidden">{t('keys.title')}</span>
      </Button>
      <KeysHelp
        show={isHelpOpen}
        isOn={isOn}
        onSwitch={(wanted) => keep(wanted ? '' : OFF)}
        onHide={() => setIsHelpOpen(false)}
      />
    </>
  );
}
