import type { AdminPost } from '@balsam/shared-api';
import { Badge, DateTime, useLocalized, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DeleteButton } from '../../entities/lists/columns.tsx';
import { href } from '../../entities/page/paths.ts';

/** @param askToDelete asks for confirmation before deleting a post */
export function usePostColumns(askToDelete: (post: AdminPost) => void): DataTableColumn<AdminPost>[] {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const titleOf = ({ title, title_arabic }: AdminPost) => localized(title, title_arabic);
  return [
    {
      id: 'title',
      header: t('posts.columns.title'),
      primary: true,
      cell: (post) => (
        <Link to={href('editPost', { id: post.id })}>
          <bdi>{titleOf(post)}</bdi>
        </Link>
      ),
    },
    { id: 'dated', header: t('posts.dated'), cell: ({ dated }) => <DateTime value={dated} dayOnly /> },
    {
      id: 'published',
      header: t('posts.columns.state'),
      cell: ({ published }) =>
        published ? (
          <Badge variant="success">{t('posts.published')}</Badge>
        ) : (
          <Badge variant="secondary">{t('posts.draft')}</Badge>
        ),
    },
    {
      id: 'actions',
      header: t('posts.columns.actions'),
      hideHeader: true,
      align: 'end',
      cell: (post) => (
        <DeleteButton label={t('posts.deleteOf', { title: titleOf(post) })} onClick={() => askToDelete(post)} />
      ),
    },
  ];
}
