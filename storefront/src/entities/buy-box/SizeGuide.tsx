import { Button, toastError } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnDemand } from '../catalog/use-on-demand.ts';

const loadDialog = () =>
  import(/* webpackChunkName: "size-guide" */ './SizeGuideDialog.tsx').then(({ SizeGuideDialog }) => SizeGuideDialog);

/** Opens the size guide of a product's category. */
export function SizeGuide({ text }: { text: string }) {
  const { t } = useTranslation('storefront');
  const [show, setShow] = useState(false);
  const { Loaded: SizeGuideDialog, fetchCode } = useOnDemand(loadDialog);
  const open = async () => {
    try {
      await fetchCode();
      setShow(true);
    } catch {
      toastError(t('product.variant.guideFailed'));
    }
  };
  return (
    <>
      <Button variant="link" className="sf-line-button" aria-haspopup="dialog" onClick={() => void open()}>
        {t('product.variant.guide')}
      </Button>
      {SizeGuideDialog && <SizeGuideDialog text={text} show={show} onHide={() => setShow(false)} />}
    </>
  );
}
