import type { AdminCategory } from '@balsam/shared-api';
import { keepShown, QueryState, useLocalized } from '@balsam/shared-ui';
import { ConsolePage, RecordPage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetAdminCategoryQuery } from '../categories-api.ts';
import { AssignmentForm } from './AssignmentForm.tsx';
import { useGetAssignedAttributesQuery } from '../category-attributes-api.ts';
import './category-attributes.css';
import { href } from '../../../entities/page/paths.ts';

/** Attributes that a category asks for. */
export function CategoryAttributesPage() {
  const { t } = useTranslation('admin-console');
  const { idOrSlug = '' } = useParams();
  const query = useGetAdminCategoryQuery(idOrSlug);
  return (
    <RecordPage
      title={t('categoryAttributes.title')}
      back={{ to: href('editCategory', { idOrSlug }), text: t('categoryAttributes.back') }}
      query={query}
    >
      {(category) => <Sheet key={category.id} category={category} />}
    </RecordPage>
  );
}

function Sheet({ category }: { category: AdminCategory }) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const query = useGetAssignedAttributesQuery(category.id);
  const name = localized(category.category_name, category.category_name_arabic);
  return (
    <ConsolePage title={t('categoryAttributes.of', { name })}>
      <QueryState query={keepShown(query)}>
        {(assigned) => <AssignmentForm category={category} assigned={assigned} load={() => query.refetch().unwrap()} />}
      </QueryState>
    </ConsolePage>
  );
}
