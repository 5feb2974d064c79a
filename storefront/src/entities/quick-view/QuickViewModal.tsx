import type { Product } from '@balsam/shared-api';
import { ErrorState, LoadingState, Modal, Skeleton } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useGetProductQuery } from '../catalog/catalog-api.ts';
import { LocalizedText } from '../catalog/LocalizedText.tsx';
import { QuickViewContent } from './QuickViewContent.tsx';
import './quick-view.css';

interface QuickViewModalProps {
  product: Product;
  show: boolean;
  onHide: () => void;
}

/** Quick view of a product over the list, with a link to its full page. */
export function QuickViewModal({ product, show, onHide }: QuickViewModalProps) {
  return (
    <Modal show={show} onHide={onHide} size="lg" title={<LocalizedText en={product.name} ar={product.name_arabic} />}>
      <QuickViewBody slug={product.slug} onLeave={onHide} />
    </Modal>
  );
}

function QuickViewBody({ slug, onLeave }: { slug: string; onLeave: () => void }) {
  const { t } = useTranslation('storefront');
  const { currentData, isFetching, refetch } = useGetProductQuery(slug);
  if (currentData) return <QuickViewContent product={currentData} onLeave={onLeave} />;
  if (isFetching) {
    return (
      <LoadingState>
        <div className="sf-quick-view">
          <Skeleton shape="picture" />
          <div>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      </LoadingState>
    );
  }
  // A product that was withdrawn after the list was loaded counts as a failed load.
  return <ErrorState message={t('quickView.failed')} onRetry={() => void refetch()} />;
}
