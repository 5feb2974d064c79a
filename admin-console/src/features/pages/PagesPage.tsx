import type { PageSummary } from '@balsam/shared-api';
import { DataTable, DateTime, QueryState, type DataTableColumn } from '@balsam/shared-ui';
import { ConsolePage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListPagesQuery } from './pages-api.ts';
import { PageState } from './PageState.tsx';
import { href } from '../../entities/page/paths.ts';

/** Content pages written by admins: about and legal pages. */
export function PagesPage() {
  const { t } = useTranslation('admin-console');
  const query = useListPagesQuery();
  const columns: DataTableColumn<PageSummary>[] = [
    {
      id: 'page',
      header: t('pages.page'),
      primary: true,
      cell: ({ key }) => <Link to={href('editPage', { key })}>{t(`pages.names.${key}`)}</Link>,
    },
    { id: 'state', header: t('pages.state.title'), cell: (page) => <PageState page={page} /> },
    {
      id: 'updated',
      header: t('pages.updated'),
      cell: ({ updated_at: updatedAt }) => (updatedAt ? <DateTime value={updatedAt} /> : t('pages.never')),
    },
  ];
  return (
    <ConsolePage title={t('pages.title')}>
      <p>{t('pages.text')}</p>
      <QueryState query={query}>
        {(pages) => <DataTable columns={columns} rows={pages} rowKey={({ key }) => key} caption={t('pages.title')} />}
      </QueryState>
    </ConsolePage>
  );
}
