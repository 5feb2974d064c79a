import { Button, Modal } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScanner } from './use-scanner.ts';

interface ScanDialogProps {
  onCode: (code: string) => void;
  onHide: () => void;
}

/** Reads barcodes one after the other from the camera. */
export function ScanDialog({ onCode, onHide }: ScanDialogProps) {
  const { t } = useTranslation('storefront');
  const [last, setLast] = useState('');
  const { video, state } = useScanner((code) => {
    setLast(code);
    onCode(code);
  });
  const isRunning = state === 'starting' || state === 'scanning';
  return (
    <Modal
      show
      onHide={onHide}
      title={t('quickOrder.scan.title')}
      footer={<Button onClick={onHide}>{t('quickOrder.scan.done')}</Button>}
    >
      {/* The camera's picture has no sound. */}
      {isRunning && (
        <video ref={video} className="sf-scan" muted playsInline aria-label={t('quickOrder.scan.camera')} />
      )}
      <p role="status" className="mb-0">
        {last ? t('quickOrder.scan.added', { code: last }) : t(`quickOrder.scan.${state}`)}
      </p>
    </Modal>
  );
}
