import type { AdminCategory } from '@balsam/shared-api';
import { LoadingState, toastError, useLocalized } from '@balsam/shared-ui';
import { ConsolePage, ConsoleTitle } from '@balsam/shared-ui/console';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useGetAdminCategoryQuery, useUpdateCategoryMutation } from './categories-api.ts';
import { toCategoryValues } from './category-form.ts';
import { CategoryAttributes } from './CategoryAttributes.tsx';
import { CategoryGates } from './CategoryGates.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { href } from '../../entities/page/paths.ts';

/** Edits a category, addressed by slug or id. Redirects to the list if it cannot be shown. */
export function EditCategoryPage() {
  const { t } = useTranslation('admin-console');
  const { idOrSlug = '' } = useParams();
  const { data: category, isError, refetch } = useGetAdminCategoryQuery(idOrSlug);
  // A failed refetch must not discard what is being typed.
  if (category === null || (isError && category === undefined)) return <BackToList />;
  return (
    <>
      <Link to={href('categories')}>{t('categories.back')}</Link>
      {!category && <ConsoleTitle title={t('categories.title')} />}
      {category ? (
        <CategorySheet
          key={category.id}
          category={category}
          load={async () => (await refetch().unwrap()) ?? category}
        />
      ) : (
        <LoadingState />
      )}
    </>
  );
}

function BackToList() {
  const { t } = useTranslation('admin-console');
  const navigate = useNavigate();
  useEffect(() => {
    toastError(t('categories.loadFailed'));
    void navigate(href('categories'), { replace: true });
  }, [t, navigate]);
  return null;
}

function CategorySheet({ category, load }: { category: AdminCategory; load: () => Promise<AdminCategory> }) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [update] = useUpdateCategoryMutation();
  const { id, category_name, category_name_arabic } = category;
  return (
    <ConsolePage title={t('categories.edit', { name: localized(category_name, category_name_arabic) })}>
      <CategoryForm
        category={category}
        save={(body) => update({ id, body }).unwrap()}
        load={async () => toCategoryValues(await load())}
        words={{
          done: t('categories.updated'),
          failed: t('categories.updateFailed'),
          unanswered: t('categories.updateUnanswered'),
        }}
      />
      <div className="stack">
        <CategoryGates category={id} />
        <CategoryAttributes category={category} />
      </div>
    </ConsolePage>
  );
}
