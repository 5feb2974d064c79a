import type { Holiday } from '@balsam/shared-api';
import { calendar2CheckIcon, formatDay, Icon, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** A seller's holiday: when they sell or ship again, and their note. */
export function HolidayNote({ holiday }: { holiday: Holiday | null }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  if (!holiday) return null;
  const { mode, until, note } = holiday;
  return (
    <div className="alert alert-info mb-0" role="note">
      <p className="mb-0">
        <Icon icon={calendar2CheckIcon} /> {t(`holiday.${mode}`, { day: formatDay(until, lang) })}
      </p>
      {note && (
        <p className="mb-0">
          <bdi>{note}</bdi>
        </p>
      )}
    </div>
  );
}
