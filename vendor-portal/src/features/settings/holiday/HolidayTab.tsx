import { useGetUserQuery } from '@balsam/shared-api';
import { QueryState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../entities/page/paths.ts';
import { useGetHolidayQuery } from '../../../entities/settings/settings-api.ts';
import { CurrentHoliday } from './CurrentHoliday.tsx';
import { HolidayForm } from './HolidayForm.tsx';

/** The store's holiday: what is still to ship, its days and mode, and ending it. */
export function HolidayTab() {
  const { t } = useTranslation('vendor-portal');
  const user = useGetUserQuery();
  const query = useGetHolidayQuery();
  return (
    <QueryState query={user}>
      {({ id }) => (
        <QueryState query={query}>
          {(state) => (
            <div className="stack">
              {state.unshipped > 0 && (
                <p className="alert alert-warning mb-0" role="note">
                  {t('settings.holiday.unshipped', { count: state.unshipped })}{' '}
                  <Link to={href('orders')}>{t('settings.holiday.orders')}</Link>
                </p>
              )}
              {state.holiday && <CurrentHoliday userId={id} holiday={state.holiday} />}
              <HolidayForm
                key={state.holiday ? 'edit' : 'new'}
                userId={id}
                state={state}
                load={() => query.refetch().unwrap()}
              />
            </div>
          )}
        </QueryState>
      )}
    </QueryState>
  );
}
