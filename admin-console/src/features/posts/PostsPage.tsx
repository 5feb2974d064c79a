import type { AdminPost } from '@balsam/shared-api';
import { ButtonLink, ConfirmDelete, EmptyState, SearchBox, useLocalized, plusLgIcon } from '@balsam/shared-ui';
import { ConsoleListPage, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { POST_FILTERS, useDeletePostMutation, useListAdminPostsQuery } from './posts-api.ts';
import { usePostColumns } from './use-post-columns.tsx';
import { href } from '../../entities/page/paths.ts';

export function PostsPage() {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(POST_FILTERS);
  const query = useListAdminPostsQuery({ page, perPage, ...values });
  const [remove] = useDeletePostMutation();
  const [toDelete, setToDelete] = useState<AdminPost | null>(null);
  return (
    <ConsoleListPage
      title={t('posts.title')}
      listKey="admin-posts"
      filters={
        <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('posts.search')} />
      }
      actions={
        <ButtonLink to={href('addPost')} icon={plusLgIcon}>
          {t('posts.add')}
        </ButtonLink>
      }
      query={query}
      columns={usePostColumns(setToDelete)}
      loadingText={t('posts.loading')}
      emptyText={isFiltered ? t('posts.noMatch') : <EmptyState title={t('posts.empty')} text={t('posts.begin')} />}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    >
      {toDelete && (
        <ConfirmDelete
          text={t('posts.deleteText', { title: localized(toDelete.title, toDelete.title_arabic) })}
          onDelete={() => remove(toDelete.id).unwrap()}
          failed={t('posts.failed')}
          onHide={() => setToDelete(null)}
        />
      )}
    </ConsoleListPage>
  );
}
