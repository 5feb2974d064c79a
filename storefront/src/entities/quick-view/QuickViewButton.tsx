import type { Product } from '@balsam/shared-api';
import { Icon, toastError, useLang, eyeIcon } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../catalog/name-of.ts';
import { useOnDemand } from '../catalog/use-on-demand.ts';

const loadModal = () =>
  import(/* webpackChunkName: "quick-view" */ './QuickViewModal.tsx').then((module) => module.QuickViewModal);

/** Opens a quick view of the product over the current list. */
export function QuickViewButton({ product }: { product: Product }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const [show, setShow] = useState(false);
  const { Loaded: QuickViewModal, fetchCode } = useOnDemand(loadModal);

  const open = async () => {
    try {
      await fetchCode();
      setShow(true);
    } catch {
      toastError(t('quickView.failed'));
    }
  };
  return (
    <>
      <button
        type="button"
        className="sf-card-tool sf-quick-view-button"
        aria-label={t('quickView.openOf', { name: nameOf(product, lang) })}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <Icon icon={eyeIcon} />
        <span>{t('quickView.open')}</span>
      </button>
      {QuickViewModal && <QuickViewModal product={product} show={show} onHide={() => setShow(false)} />}
    </>
  );
}
