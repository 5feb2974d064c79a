import type { AdminPage, PageKey } from '@balsam/shared-api';
import { Button, ConfirmAction } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnpublishPageMutation } from './pages-api.ts';

/** Path of each page in the storefront. */
const ADDRESSES: Record<PageKey, string> = {
  about: '/about',
  privacy: '/privacy-policy',
  terms: '/terms-condition',
  returns: '/returns-policy',
  shipping: '/shipping-policy',
};

/** Actions on a published page: view or unpublish. */
export function PublishedPage({ page: { key, updated_at } }: { page: AdminPage }) {
  const { t } = useTranslation('admin-console');
  const [unpublish] = useUnpublishPageMutation();
  const [isAsking, setAsking] = useState(false);
  return (
    <span className="cluster">
      <a href={ADDRESSES[key]} target="_blank" rel="noopener">
        {t('pages.see')}
      </a>
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        {t('pages.unpublish')}
      </Button>
      {isAsking && (
        <ConfirmAction
          title={t('pages.unpublishTitle')}
          text={t('pages.unpublishText')}
          confirmLabel={t('pages.unpublish')}
          onConfirm={() => unpublish({ key, updated_at_seen: updated_at }).unwrap()}
          failed={t('pages.failed')}
          onHide={() => setAsking(false)}
        />
      )}
    </span>
  );
}
