import { FormattedText, Modal } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface SizeGuideDialogProps {
  /** Markdown. */
  text: string;
  show: boolean;
  onHide: () => void;
}

/** Size guide of a product's category. */
export function SizeGuideDialog({ text, show, onHide }: SizeGuideDialogProps) {
  const { t } = useTranslation('storefront');
  return (
    <Modal show={show} onHide={onHide} title={t('product.variant.guide')}>
      <div className="sf-size-guide">
        <FormattedText text={text} />
      </div>
    </Modal>
  );
}
