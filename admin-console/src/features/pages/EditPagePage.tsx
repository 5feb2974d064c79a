import { ConsolePage, RecordPage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetAdminPageQuery } from './pages-api.ts';
import { PageForm } from './PageForm.tsx';
import { toPageValues } from './page-schema.ts';
import { href } from '../../entities/page/paths.ts';

/** Edits one of the shop's content pages. */
export function EditPagePage() {
  const { t } = useTranslation('admin-console');
  const { key = '' } = useParams();
  const query = useGetAdminPageQuery(key);
  return (
    <RecordPage title={t('pages.title')} back={{ to: href('pages'), text: t('pages.back') }} query={query}>
      {(page) => (
        <ConsolePage title={t(`pages.names.${page.key}`)}>
          <PageForm
            key={page.key}
            page={page}
            load={async () => toPageValues((await query.refetch().unwrap()) ?? page)}
          />
        </ConsolePage>
      )}
    </RecordPage>
  );
}
