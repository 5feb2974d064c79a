import type { ProductPageMeta } from '@balsam/shared-api';
import { Button, formatNumber, useLang } from '@balsam/shared-ui';
import type { ReactNode } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useTranslation } from 'react-i18next';

export interface FiltersDialogProps {
  show: boolean;
  onHide: () => void;
  /** Removes all filters; undefined if there are none. */
  onClear?: () => void;
  /** Number of products, once known. */
  meta?: Pick<ProductPageMeta, 'total' | 'total_is_more'>;
  children: ReactNode;
}

/** The filters in a drawer over the list, or in their column while it is closed. */
export function FiltersDialog({ show, onHide, onClear, meta, children }: FiltersDialogProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  return (
    <Offcanvas
      responsive="lg"
      placement="start"
      show={show}
      onHide={onHide}
      aria-label={show ? t('shop.filters') : undefined}
    >
      <Offcanvas.Header closeButton closeLabel={t('shop.closeFilters')}>
        <Offcanvas.Title>{t('shop.filters')}</Offcanvas.Title>
      </Offcanvas.Header>
      <Offcanvas.Body>{children}</Offcanvas.Body>
      <div className="sf-drawer-foot d-lg-none">
        <Button variant="outline" disabled={!onClear} onClick={onClear}>
          {t('shop.applied.clear')}
        </Button>
        <Button onClick={onHide}>
          {meta
            ? t(meta.total_is_more ? 'shop.showCountMore' : 'shop.showCount', {
                count: meta.total,
                total: formatNumber(meta.total, lang),
              })
            : t('shop.showResults')}
        </Button>
      </div>
    </Offcanvas>
  );
}
