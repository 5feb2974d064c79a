import { Button } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from './productsApi.ts';

/** What can be done with several products at once. */
export function BulkActions({ onChoose }: { onChoose: (action: BulkAction) => void }) {
  const { t } = useTranslation('vendor-portal');
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => onChoose('activate')}>
        {t('products.bulk.activate.label')}
      </Button>
      <Button variant="outline" size="sm" onClick={() => onChoose('draft')}>
        {t('products.bulk.draft.label')}
      </Button>
      <Button variant="outline-danger" size="sm" icon="trash" onClick={() => onChoose('delete')}>
        {t('products.bulk.delete.label')}
      </Button>
    </>
  );
}
