import { ConsolePage, NotFound, QueryState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useGetAdminPageQuery } from './pagesApi.ts';
import { PageForm } from './PageForm.tsx';

/** One of the shop's pages, to be written. */
export function EditPagePage() {
  const { t } = useTranslation('admin-console');
  const { key = '' } = useParams();
  const query = useGetAdminPageQuery(key);
  if (query.currentData === null) return <NotFound homeHref="/admin/pages" />;
  const page = query.currentData;
  return (
    <>
      <Link to="/admin/pages">{t('pages.back')}</Link>
      <ConsolePage title={page ? t(`pages.names.${page.key}`) : t('pages.title')}>
        <QueryState query={query}>
          {(found) => found && <PageForm key={found.key} page={found} load={() => query.refetch().unwrap()} />}
        </QueryState>
      </ConsolePage>
    </>
  );
}
