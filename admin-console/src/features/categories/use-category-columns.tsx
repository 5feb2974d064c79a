import { Allowed, type AdminCategory } from '@balsam/shared-api';
import { formatNumber, useLang, useLocalized, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { createdColumn, DeleteButton, pictureColumn } from '../../entities/lists/columns.tsx';
import { CategoryStatusBadge } from './CategoryStatusBadge.tsx';
import { href } from '../../entities/page/paths.ts';

export function useCategoryColumns(onDelete: (category: AdminCategory) => void): DataTableColumn<AdminCategory>[] {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const localized = useLocalized();
  const nameOf = ({ category_name, category_name_arabic }: AdminCategory) =>
    localized(category_name, category_name_arabic);

  return [
    pictureColumn(t('categories.image'), (category) => ({ src: category.image, name: nameOf(category) })),
    {
      id: 'name',
      header: t('categories.name'),
      cell: (category) => <Link to={href('editCategory', { idOrSlug: category.slug })}>{nameOf(category)}</Link>,
      primary: true,
    },
    {
      id: 'products',
      header: t('categories.products'),
      cell: ({ id, product_count }) => (
        <Link to={href('products', { category: id })}>{formatNumber(product_count, lang)}</Link>
      ),
      align: 'end',
    },
    {
      id: 'status',
      header: t('categories.status'),
      cell: ({ category_status }) => <CategoryStatusBadge status={category_status} />,
    },
    createdColumn(t('categories.date')),
    {
      id: 'actions',
      header: t('categories.actions'),
      hideHeader: true,
      cell: (category) => (
        <Allowed permission="catalogue.write">
          <DeleteButton
            label={t('categories.deleteOf', { name: nameOf(category) })}
            onClick={() => onDelete(category)}
          />
        </Allowed>
      ),
    },
  ];
}
