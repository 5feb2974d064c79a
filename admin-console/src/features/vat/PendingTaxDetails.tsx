import { QueryState, Section } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { useListTaxWaitingQuery, WAITING } from './vat-api.ts';

/** Vendors whose tax details are pending review. */
export function PendingTaxDetails() {
  const { t } = useTranslation('admin-console');
  const query = useListTaxWaitingQuery();
  return (
    <Section title={t('vat.waiting')}>
      <QueryState query={query} empty={{ when: ({ rows }) => rows.length === 0, title: t('vat.noneWaiting') }}>
        {({ rows, meta }) => (
          <>
            <ul>
              {rows.map(({ id, name, company_name }) => (
                <li key={id}>
                  <Link to={href('editVendor', { id })}>
                    <bdi>{company_name || name}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
            {meta.total > rows.length && (
              <Link to={href('vendors', WAITING)}>{t('vat.allWaiting', { count: meta.total })}</Link>
            )}
          </>
        )}
      </QueryState>
    </Section>
  );
}
