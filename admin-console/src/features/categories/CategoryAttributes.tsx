import { Allowed, type AdminCategory } from '@balsam/shared-api';
import { ButtonLink, DateTime, pencilIcon, QueryState, Section, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useGetAssignedAttributesQuery } from './category-attributes-api.ts';
import { href } from '../../entities/page/paths.ts';

/** Attributes that a category asks for, with a link to change them. */
export function CategoryAttributes({ category: { id, slug } }: { category: AdminCategory }) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const query = useGetAssignedAttributesQuery(id);
  return (
    <Section title={t('categoryAttributes.title')}>
      <QueryState query={query}>
        {({ attributes }) =>
          attributes.length === 0 ? (
            <p>{t('categoryAttributes.none')}</p>
          ) : (
            <ol>
              {attributes.map(({ id: one, name, name_arabic, required_from: from }) => (
                <li key={one}>
                  <bdi>{localized(name, name_arabic)}</bdi>
                  {from !== null && (
                    <span className="text-secondary">
                      {' '}
                      {t('categoryAttributes.requiredFrom')} <DateTime value={from} dayOnly />
                    </span>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </QueryState>
      <Allowed permission="catalogue.write">
        <ButtonLink to={href('categoryAttributes', { idOrSlug: slug })} variant="outline" icon={pencilIcon}>
          {t('categoryAttributes.edit')}
        </ButtonLink>
      </Allowed>
    </Section>
  );
}
