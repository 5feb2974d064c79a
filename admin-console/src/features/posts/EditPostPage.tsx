import { useLocalized } from '@balsam/shared-ui';
import { ConsolePage, RecordPage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PostForm } from './PostForm.tsx';
import { useGetAdminPostQuery, useUpdatePostMutation } from './posts-api.ts';
import { href } from '../../entities/page/paths.ts';

export function EditPostPage() {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const { id = '' } = useParams();
  const query = useGetAdminPostQuery(id);
  const [update] = useUpdatePostMutation();
  return (
    <RecordPage title={t('posts.title')} back={{ to: href('posts'), text: t('posts.back') }} query={query}>
      {(post) => (
        <ConsolePage title={localized(post.title, post.title_arabic)}>
          <PostForm
            key={post.id}
            post={post}
            save={(body) => update({ id: post.id, body }).unwrap()}
            load={() => query.refetch().unwrap()}
          />
        </ConsolePage>
      )}
    </RecordPage>
  );
}
