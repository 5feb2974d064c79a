import type { UnchangedProduct } from '@balsam/shared-api';
import { Button, Modal } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface BulkFailuresProps {
  failed: readonly UnchangedProduct[];
  onHide: () => void;
}

/** The products that stayed as they were, each with why. */
export function BulkFailures({ failed, onHide }: BulkFailuresProps) {
  const { t } = useTranslation('vendor-portal');
  return (
    <Modal
      show
      onHide={onHide}
      title={t('products.bulk.unchanged', { count: failed.length })}
      footer={<Button onClick={onHide}>{t('products.bulk.close')}</Button>}
    >
      <ul>
        {failed.map(({ id, name, message }) => (
          <li key={id}>
            <strong dir="auto">{name}</strong>
            <br />
            {message}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
