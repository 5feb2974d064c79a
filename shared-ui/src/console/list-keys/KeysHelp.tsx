import { useTranslation } from 'react-i18next';
import { Switch } from '../../form/Switch.tsx';
import { Modal } from '../../modal/Modal.tsx';
import { KEYS_OF, type ListCommand } from './keys.ts';

const COMMANDS = ['next', 'previous', 'open', 'select', 'search', 'help'] as const satisfies ListCommand[];

interface KeysHelpProps {
  show: boolean;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onHide: () => void;
}

/** Shortcuts of a list, and the switch for them. */
export function KeysHelp({ show, isOn, onSwitch, onHide }: KeysHelpProps) {
  const { t } = useTranslation('kit');
  return (
    <Modal show={show} onHide={onHide} title={t('keys.title')} size="sm">
      <dl className="key-list">
        {COMMANDS.map((command) => (
          <div key={command}>
            <dt>
              {KEYS_OF[command].map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`keys.${command}`)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>{t('palette.key')}</kbd>
          </dt>
          <dd>{t('palette.title')}</dd>
        </div>
      </dl>
      <div className="cluster cluster-between key-switch">
        <span>{t('keys.on')}</span>
        <Switch label={t('keys.on')} checked={isOn} onChange={onSwitch} />
      </div>
    </Modal>
  );
}
