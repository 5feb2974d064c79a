import { Button, FormattedText, Modal } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Opens the size guide of a product's category. */
export function SizeGuide({ text }: { text: string }) {
  const { t } = useTranslation('storefront');
  const [show, setShow] = useState(false);
  return (
    <>
      <Button variant="link" aria-haspopup="dialog" onClick={() => setShow(true)}>
        {t('product.variant.guide')}
      </Button>
      <Modal show={show} onHide={() => setShow(false)} title={t('product.variant.guide')}>
        <div className="sf-size-guide">
          <FormattedText text={text} />
        </div>
      </Modal>
    </>
  );
}
